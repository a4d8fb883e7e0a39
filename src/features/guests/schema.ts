import * as v from 'valibot';
import { addressSwitch } from '../../domain/address-switch.ts';
import {
  countCriteria,
  criteriaSearch,
  type GuestCriteria,
  pickCriteria,
} from '../../domain/guest/guest-filter.ts';
import { optionalId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/layout/paging.ts';

/** The sortable columns of a guest list. */
export const guestColumns = ['name', 'invited', 'answer'] as const;
export type GuestColumn = (typeof guestColumns)[number];
/** A sort in the format of the address. */
type GuestSort = GuestColumn | `-${GuestColumn}`;

/** Which guests of a filter a list shows, and in which order. */
export interface GuestView {
  search?: string | undefined;
  sort?: GuestSort | undefined;
  answer?: 'waiting' | undefined;
  criteria: GuestCriteria;
}

/**
 * Whether a view needs every page: the API can neither search nor sort, and has no filter for missing answers and for
 * the criteria.
 */
export const needsAllGuests = ({ search = '', sort, answer, criteria }: GuestView) =>
  search.trim() !== '' || sort !== undefined || answer !== undefined || countCriteria(criteria) > 0;

const sortSearch = v.fallback(
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
  sort: sortSearch,
  /** `waiting` shows the guests without an answer. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  ...criteriaSearch,
  /** The drawer for new guests is open. */
  add: addressSwitch,
});
export type GuestSearch = v.InferOutput<typeof guestSearch>;

/** The view that an address asks for. */
export const getGuestView = ({
  search,
  sort,
  answer,
  ...rest
}: Omit<GuestView, 'criteria'> & GuestCriteria) => ({
  search,
  sort,
  answer,
  criteria: pickCriteria(rest),
});
