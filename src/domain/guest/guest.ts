import * as v from 'valibot';
import { isRecord } from '../../api/errors.ts';
import { type GuestAnswer, parseAnswer } from './guest-answer.ts';
import { optionalId } from '../ids.ts';
import { count, flag, textSchema, texts } from '../parse.ts';
import type { components } from '../../api/schema.gen.ts';

/** A guest as the organiser sees them (specification, section 3). */
export interface Guest {
  /** From `_id`, otherwise `id`; undefined where a row has neither, and then it is read-only. */
  id: string | undefined;
  name: string;
  phone: string;
  /** The most people who may come. */
  invitees: number | undefined;
  /** The number of people on the invitation card. */
  inviteeOnCard: number | undefined;
  answer: GuestAnswer;
  isWAPhone: boolean | undefined;
  discrepancies: string[];
  /** The id of the organiser who added the guest. */
  createdBy: string | undefined;
  /** All fields from the server, for an update to send back. */
  fields: Readonly<Record<string, unknown>>;
}

/** The only mapping of a guest's fields (openapi/QUESTIONS.md, A14). */
const row = v.object({
  _id: optionalId,
  id: optionalId,
  name: textSchema,
  phone: textSchema,
  invitees: count,
  inviteeOnCard: count,
  rsvpCount: count,
  rsvpConfirmed: flag,
  isWAPhone: flag,
  discrepancies: texts,
  createdBy: optionalId,
});

/** Parses one guest; undefined for anything but an object. */
export function parseGuest(payload: unknown): Guest | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success || !isRecord(payload)) return undefined;
  const { _id, id, rsvpCount, rsvpConfirmed, invitees, inviteeOnCard, isWAPhone, createdBy, ...rest } =
    result.output;
  return {
    ...rest,
    id: _id ?? id,
    invitees,
    inviteeOnCard,
    isWAPhone,
    createdBy,
    answer: parseAnswer(rsvpCount ?? undefined, rsvpConfirmed),
    fields: payload,
  };
}

/** The details of a guest that an organiser writes. */
export interface GuestDetails {
  name: string;
  /** Ten digits, or '' for none. */
  phone: string;
  /** The most people who may come. */
  invitees: number;
  /** The number of people on the invitation card. */
  inviteeOnCard: number;
  isWAPhone: boolean;
}

/** The changes to a guest that an organiser may make: details, or an answer given by other means. */
export type GuestChanges = Partial<GuestDetails & { rsvpCount: number | null; rsvpConfirmed: boolean }>;

/** The body of createGuest. A guest without a phone number has no `phone`. */
export function createGuestBody({ phone, ...details }: GuestDetails): components['schemas']['GuestCreate'] {
  return phone === '' ? details : { ...details, phone };
}

/** Fields that only the server sets (specification, section 7). */
const serverFields = new Set(['createdBy', '_id', 'id']);

/** Fields that a server may return as null when they are missing, and that cannot be set to null. */
const neverNull = new Set('phone invitees inviteeOnCard isWAPhone rsvpConfirmed discrepancies'.split(' '));

/**
 * The body of updateGuest: the changes over the guest from the server, so that unknown fields are sent back unchanged.
 */
export function createGuestUpdate(
  fields: Guest['fields'],
  changes: GuestChanges,
): components['schemas']['GuestUpdate'] {
  const kept = Object.entries({ ...fields, ...changes }).filter(
    ([name, value]) => !serverFields.has(name) && !(value === null && neverNull.has(name)),
  );
  return Object.fromEntries(kept);
}

/** The changes that record an answer given by phone or in person. `null` removes an answer. */
export const createAnswerChange = (rsvpCount: number | null): GuestChanges =>
  rsvpCount === null ? { rsvpCount } : { rsvpCount, rsvpConfirmed: rsvpCount > 0 };

/** The details of a guest as the server has them: any number or flag may be missing. */
export type StoredDetails = Pick<Guest, 'name' | 'phone'> &
  Partial<Pick<Guest, 'invitees' | 'inviteeOnCard' | 'isWAPhone'>>;

/** The details of a guest; missing ones are as in an empty form. */
export const getDetails = (guest: StoredDetails): GuestDetails => ({
  name: guest.name,
  phone: guest.phone,
  invitees: guest.invitees ?? 1,
  inviteeOnCard: guest.inviteeOnCard ?? guest.invitees ?? 1,
  isWAPhone: guest.isWAPhone ?? false,
});

/** The details in which two states of a guest differ. */
export function compareDetails(one: GuestDetails, other: GuestDetails): (keyof GuestDetails)[] {
  const names = ['name', 'phone', 'invitees', 'inviteeOnCard', 'isWAPhone'] as const;
  return names.filter((name) => one[name] !== other[name]);
}
