import { isRecord } from '../../api/errors.ts';
import { createGuardSchema, type Stored, createStoredValue } from '../../storage/storage.ts';

/** An answer that was confirmed and is not known to be saved. It survives a reload. */
export interface UnsentAnswer {
  /** The count that the guest confirmed. */
  count: number;
  /** The server's count when the guest confirmed: a different one there now is a newer answer. */
  instead: number | null;
  /** True if it is sent automatically as soon as possible, false if the guest decides. */
  waiting: boolean;
  /** Must not be sent before this time, in milliseconds since 1970 (Retry-After). */
  notBefore?: number | undefined;
  /** The server refused it, with this sentence or none (''). */
  reason?: string | undefined;
}

const isNumber = (value: unknown) => typeof value === 'number';
const isUnsentAnswer = (value: unknown): value is UnsentAnswer =>
  isRecord(value) &&
  Number.isSafeInteger(value.count) &&
  Number(value.count) >= 0 &&
  (value.instead === null || isNumber(value.instead)) &&
  typeof value.waiting === 'boolean' &&
  (value.notBefore === undefined || isNumber(value.notBefore)) &&
  (value.reason === undefined || typeof value.reason === 'string');

export type UnsentStore = Stored<UnsentAnswer>;

/** The unsent answer of one guest in this browser. */
export const createUnsentStore = (guestId: string): UnsentStore =>
  createStoredValue(`guestwise.rsvp.${guestId}`, createGuardSchema(isUnsentAnswer));
