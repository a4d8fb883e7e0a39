import * as v from 'valibot';
import { optionalId } from '../../domain/ids.ts';

/** Rows a page may have (openapi/QUESTIONS.md, A20). */
export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 50;

const number = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]);

/** What the address of a guest list says; what makes no sense is as if it were not there. */
export const guestSearch = v.object({
  /** The event's id. */
  event: optionalId,
  page: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(1)), 1), 1),
  limit: v.fallback(v.optional(v.pipe(number, v.picklist(pageSizes)), defaultPageSize), defaultPageSize),
  /** `waiting` shows the guests who have not answered. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  /** Whether guests are being added. */
  add: v.fallback(v.optional(v.literal('true')), undefined),
  /** The guest whose sheet is open. */
  guest: optionalId,
});
export type GuestSearch = v.InferOutput<typeof guestSearch>;
