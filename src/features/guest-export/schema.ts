import * as v from 'valibot';
import { guestFilters } from '../../domain/guest-filter.ts';
import { optionalId } from '../../domain/ids.ts';

/** What the address of a printable list says; what makes no sense is as if it were not there. */
export const printSearch = v.object({
  /** The event's id. */
  event: optionalId,
  /** The guests on the list. */
  filter: v.fallback(v.optional(v.picklist(guestFilters), 'all'), 'all'),
});
