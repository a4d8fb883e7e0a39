import * as v from 'valibot';
import { criteriaSearch, guestFilters } from '../../domain/guest/guest-filter.ts';
import { optionalId } from '../../domain/ids.ts';

/** The search parameters of a printable list; invalid ones count as missing. */
export const printSearch = v.object({
  /** The event's id. */
  event: optionalId,
  /** The guests on the list. */
  filter: v.fallback(v.optional(v.picklist(guestFilters), 'all'), 'all'),
  /** The query. */
  search: v.fallback(v.optional(v.string()), undefined),
  /** Only guests without an answer. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  ...criteriaSearch,
});

export type PrintSearch = v.InferOutput<typeof printSearch>;
