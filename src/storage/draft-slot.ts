import * as v from 'valibot';
import { createId } from './tab-id.ts';

/** A draft as one tab has stored it. */
export interface Slot<T> {
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Identifies what was started: somebody may write the same text again. */
  id: string;
  value: T;
  /** The slot of another tab that it was started from. */
  from?: Source | undefined;
}

/** The slot of another tab, as it was at some time. */
export interface Source {
  key: string;
  at: number;
}

/** @param schema checks the value, because another version of the product may have written it */
export const createSlotSchema = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Slot<T>> =>
  v.object({
    at: v.number(),
    id: v.fallback(v.string(), createId),
    value: schema,
    from: v.optional(v.object({ key: v.string(), at: v.number() })),
  });
