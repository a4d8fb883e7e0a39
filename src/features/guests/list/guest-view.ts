import { mergeInSlices, pause, sliceLength, sortInSlices } from '../../../browser/slices.ts';
import { findEqualInSlices } from '../../../domain/guest/find-equal-in-slices.ts';
import { getComingCount } from '../../../domain/guest/guest-answer.ts';
import { applyCriteria } from '../../../domain/guest/guest-filter.ts';
import { findGuests } from '../../../domain/guest/guest-search.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { type GuestColumn, guestColumns, type GuestView } from '../schema.ts';

const answerOrder = { coming: 0, waiting: 1, declined: 2 } as const;

/** Compares two guests by a column. An unknown number comes before 0. */
function createComparer(column: GuestColumn, locale: string): (one: Guest, other: Guest) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  const by = (read: (guest: Guest) => number) => (one: Guest, other: Guest) => read(one) - read(other);
  switch (column) {
    case 'name':
      return (one, other) => collator.compare(one.name, other.name);
    case 'invited':
      return by(({ invitees = -1 }) => invitees);
    case 'answer': {
      // First those who come with most people.
      const byKind = by(({ answer }) => answerOrder[answer.kind]);
      const byCount = by((guest) => -(getComingCount(guest) ?? 0));
      return (one, other) => byKind(one, other) || byCount(one, other);
    }
  }
}

/** The guests of a view, unsorted. */
export function filterGuests(
  guests: readonly Guest[],
  { search = '', answer, criteria }: GuestView,
): readonly Guest[] {
  const asked = applyCriteria(guests, criteria).filter(
    (guest) => answer === undefined || guest.answer.kind === answer,
  );
  return search.trim() === '' ? asked : findGuests(asked, search);
}

/** The guests in the order of a view. */
export function sortGuests(guests: readonly Guest[], { sort }: GuestView, locale: string): readonly Guest[] {
  return sort ? [...guests].sort(createOrder(sort, locale)) : guests;
}

function createOrder(
  sort: NonNullable<GuestView['sort']>,
  locale: string,
): (one: Guest, other: Guest) => number {
  const compare = createComparer(guestColumns.find((each) => sort.endsWith(each)) ?? 'name', locale);
  return sort.startsWith('-') ? (one, other) => compare(other, one) : compare;
}

/** The guests of a view, in its order. */
export const selectGuests = (guests: readonly Guest[], view: GuestView, locale: string) =>
  sortGuests(filterGuests(guests, view), view, locale);

/**
 * `selectGuests` for a long list, in slices that leave the browser time for input.
 * @param previous an earlier result of the view: if the list has only grown since, only the new guests are compared
 */
export async function selectInSlices(
  guests: readonly Guest[],
  { criteria: { equal, ...criteria }, ...view }: GuestView,
  locale: string,
  signal?: AbortSignal,
  previous?: { items: readonly Guest[]; result: readonly Guest[] },
): Promise<readonly Guest[]> {
  const before = !equal && previous?.items.every((guest, at) => guest === guests[at]) ? previous : undefined;
  const asked = equal
    ? (await findEqualInSlices(guests, signal)).flat()
    : guests.slice(before?.items.length ?? 0);
  const found: Guest[] = [];
  for (let at = 0; at < asked.length; at += sliceLength) {
    found.push(...filterGuests(asked.slice(at, at + sliceLength), { ...view, criteria }));
    await pause(signal);
  }
  const others = before?.result ?? [];
  if (!view.sort) return [...others, ...found];
  const order = createOrder(view.sort, locale);
  return mergeInSlices(others, await sortInSlices(found, order, signal), order, signal);
}
