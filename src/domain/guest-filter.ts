import type { Guest } from './guest.ts';

/** The filters of the guest list (the specification, section 4), in the order of their tabs. */
export const guestFilters = ['all', 'accepted', 'rejected', 'isWAPhone', 'discrepancies'] as const;
export type GuestFilter = (typeof guestFilters)[number];

export const isGuestFilter = (value: unknown): value is GuestFilter =>
  guestFilters.some((filter) => filter === value);

/** What a filter adds to listGuests (the specification, section 7); discrepancies have a call of their own. */
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
