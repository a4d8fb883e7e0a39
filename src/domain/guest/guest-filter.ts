import { addressSwitch } from '../address-switch.ts';
import * as v from 'valibot';
import { maxPeople } from '../rsvp-count.ts';
import { findEqualGuests } from './equal-guests.ts';
import type { Guest } from './guest.ts';

/** The filters of the guest list (the specification, section 4), in the order of their tabs. */
export const guestFilters = ['all', 'accepted', 'rejected', 'isWAPhone', 'discrepancies'] as const;
export type GuestFilter = (typeof guestFilters)[number];

export const isGuestFilter = (value: unknown): value is GuestFilter =>
  guestFilters.some((filter) => filter === value);

/**
 * The query that a filter adds to listGuests (the specification, section 7); discrepancies have a call of their own.
 */
export const filterQueries = {
  all: {},
  accepted: { rsvpConfirmed: true },
  rejected: { rsvpConfirmed: false },
  isWAPhone: { isWAPhone: false },
} as const satisfies Record<Exclude<GuestFilter, 'discrepancies'>, object>;

/** Whether a filter lists a guest. */
export function matchesFilter({ answer, isWAPhone, discrepancies }: Guest, filter: GuestFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'accepted':
      return answer.kind === 'coming';
    case 'rejected':
      return answer.kind === 'declined';
    case 'isWAPhone':
      return isWAPhone === false;
    case 'discrepancies':
      return discrepancies.length > 0;
  }
}

/**
 * Filters that combine with the others, as search parameters: invalid values count as missing. The API has none of
 * them, so they need all guests.
 */
export const criteriaSearch = {
  whatsapp: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
  /** The fewest people invited. */
  invited: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
        v.integer(),
        v.minValue(1),
        v.maxValue(maxPeople),
      ),
    ),
    undefined,
  ),
  /** Only guests who are on the list more than once. */
  equal: addressSwitch,
};

const criteriaSchema = v.object(criteriaSearch);
export type GuestCriteria = v.InferOutput<typeof criteriaSchema>;

/** The criteria among the search parameters of an address. Invalid ones are undefined. */
export const pickCriteria = (search: Readonly<Record<string, unknown>>): GuestCriteria =>
  v.parse(criteriaSchema, search);

/** Removes all criteria from an address. */
export const noCriteria = {
  whatsapp: undefined,
  invited: undefined,
  equal: undefined,
} satisfies Record<keyof GuestCriteria, undefined>;

/** How many criteria there are. */
export const countCriteria = (criteria: GuestCriteria) =>
  Object.values(pickCriteria(criteria)).filter((each) => each !== undefined).length;

/**
 * The guests who meet all criteria; equal ones are beside each other. A field that the server omits meets none.
 * @param guests the whole list, by which equal guests are found
 */
export function applyCriteria(guests: readonly Guest[], criteria: GuestCriteria): readonly Guest[] {
  const { whatsapp, invited, equal } = criteria;
  const rules = {
    whatsapp: ({ isWAPhone }) => whatsapp === undefined || isWAPhone === (whatsapp === 'yes'),
    invited: ({ invitees }) => invited === undefined || (invitees !== undefined && invitees >= invited),
    // Found below: the others decide by one guest.
    equal: () => true,
  } satisfies Record<keyof GuestCriteria, (guest: Guest) => boolean>;
  const meets = Object.values(rules);
  return (equal ? findEqualGuests(guests).flat() : guests).filter((guest) =>
    meets.every((rule) => rule(guest)),
  );
}
