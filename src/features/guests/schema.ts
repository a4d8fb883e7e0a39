import * as v from 'valibot';
import { countCriteria, criteriaSearch, type GuestCriteria } from '../../domain/guest/guest-filter.ts';
import { addressSwitch } from '../../domain/address-switch.ts';
import { optionalId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/layout/paging.ts';

/** The sortable columns of a guest list. */
export const guestColumns = ['name', 'invited', 'answer'] as const;
export type GuestColumn = (typeof guestColumns)[number];
/** A sort in the format of the address. */
type GuestSort = GuestColumn | `-${GuestColumn}`;

/** The search parameters of a guest list besides its filter and page. */
export interface GuestView extends GuestCriteria {
  search?: string | undefined;
  sort?: GuestSort | undefined;
  answer?: 'waiting' | undefined;
}

/**
 * Whether a view needs every page: the API can neither search nor sort, and has no filter for missing answers and for
 * the criteria.
 */
export const needsAllGuests = ({ search = '', sort, answer, ...criteria }: GuestView) =>
  search.trim() !== '' || sort !== undefined || answer !== undefined || countCriteria(criteria) > 0;

const sort = v.fallback(
  v.optional(v.picklist(guestColumns.flatMap((column) => [column, `-${column}`] as const))),
  undefined,
);

/** The search parameters of a guest list. Invalid values count as missing. */
export const guestSearch = v.object({
  /** The event's id. */
  event: optionalId,
  ...pagingSearch,
  /** The guest who is open beside the list, and whether the guest is being edited. */
  guest: optionalId,
  edit: addressSwitch,
  /** The search query. */
  search: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** A column, with `-` for descending. */
  sort,
  /** `waiting` shows the guests without an answer. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  ...criteriaSearch,
  /** The drawer for new guests is open. */
  add: addressSwitch,
});
export type GuestSearch = v.InferOutput<typeof guestSearch>;
