import { getComingCount } from '../../domain/guest-answer.ts';
import { findGuests } from '../../domain/guest-search.ts';
import type { Guest } from '../../domain/guest.ts';
import type { Sort } from '../../ui/table-sort.ts';

/** The columns that a guest list can be sorted by. */
export const guestColumns = ['name', 'invited', 'coming', 'answer'] as const;
type GuestColumn = (typeof guestColumns)[number];
/** A sort as the address has it. */
export type GuestSort = GuestColumn | `-${GuestColumn}`;

/** What the address asks of a guest list besides its filter and page. */
export interface GuestView {
  q?: string | undefined;
  sort?: GuestSort | undefined;
  answer?: 'waiting' | undefined;
}

/** Whether a view needs every page: the API can neither search nor sort, and has no filter for silence. */
export const needsAllGuests = ({ q = '', sort, answer }: GuestView) =>
  q.trim() !== '' || sort !== undefined || answer !== undefined;

/** The sort of an address for the table. */
export const parseSort = (sort: GuestSort): Sort =>
  sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };

/** The sort of the table for an address; undefined for a column of another table. */
export function formatSort({ column, direction }: Sort): GuestSort | undefined {
  const known = guestColumns.find((each) => each === column);
  return known && (direction === 'descending' ? `-${known}` : known);
}

const answerOrder = { coming: 0, waiting: 1, declined: 2 } as const;

/** Compares two guests by a column. A guest whose number is not known comes before 0. */
function createComparer(column: GuestColumn, locale: string): (one: Guest, other: Guest) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  const by = (read: (guest: Guest) => number) => (one: Guest, other: Guest) => read(one) - read(other);
  switch (column) {
    case 'name':
      return (one, other) => collator.compare(one.name, other.name);
    case 'invited':
      return by(({ invitees = -1 }) => invitees);
    case 'coming':
      return by((guest) => getComingCount(guest) ?? -1);
    case 'answer':
      return by(({ answer }) => answerOrder[answer.kind]);
  }
}

/** The guests of a view, in no order of its own. */
export function filterGuests(guests: readonly Guest[], { q = '', answer }: GuestView): readonly Guest[] {
  const asked = answer ? guests.filter((guest) => guest.answer.kind === answer) : guests;
  return q.trim() === '' ? asked : findGuests(asked, q);
}

/** The guests in the order of a view. It takes long for many: sort once, and filter at each key of a search. */
export function sortGuests(guests: readonly Guest[], { sort }: GuestView, locale: string): readonly Guest[] {
  if (!sort) return guests;
  const column = guestColumns.find((each) => sort.endsWith(each)) ?? 'name';
  const compare = createComparer(column, locale);
  return guests.toSorted(sort.startsWith('-') ? (one, other) => compare(other, one) : compare);
}

/** The guests that a view shows, in its order. */
export const selectGuests = (guests: readonly Guest[], view: GuestView, locale: string) =>
  sortGuests(filterGuests(guests, view), view, locale);
