import * as v from 'valibot';
import { guestFilters } from '../../domain/guest-filter.ts';
import { optionalId } from '../../domain/ids.ts';

/** What the address of a printable list says; what makes no sense is as if it were not there. */
export const printSearch = v.object({
  /** The event's id. */
  event: optionalId,
  /** The guests on the list. */
  filter: v.fallback(v.optional(v.picklist(guestFilters), 'all'), 'all'),
  /** What is searched for. */
  q: v.fallback(v.optional(v.string()), undefined),
  /** Those who have not answered only. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
});

export type PrintSearch = v.InferOutput<typeof printSearch>;
