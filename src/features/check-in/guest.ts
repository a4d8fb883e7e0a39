/** What the door has to know of a guest; how the server says it is the guests' own subject. */
export interface Guest {
  /** Undefined where the server gave none; such a guest cannot be let in by a log of ids. */
  id: string | undefined;
  name: string;
  phone: string;
  invitees: number | undefined;
  inviteeOnCard: number | undefined;
  answer: { kind: 'coming'; count: number | undefined } | { kind: 'declined' } | { kind: 'waiting' };
  discrepancies: string[];
}

/** Reads what getGuest and listGuests answer. Handed in by the route, for the guest list reads it, too. */
export interface GuestReader {
  guest(payload: unknown): Guest | undefined;
  /** @throws Error where the payload holds no list */
  page(
    payload: unknown,
    asked: { page: number; limit: number },
  ): { guests: Guest[]; total: number; pages: number };
}

/** How many the card speaks of; the list's own number where it speaks of none. */
export const invitedOf = ({ inviteeOnCard, invitees }: Guest) => inviteeOnCard ?? invitees;

/** How many have confirmed: 0 after a refusal, undefined where nobody knows. */
export function confirmedOf({ answer }: Guest): number | undefined {
  if (answer.kind === 'coming') return answer.count;
  return answer.kind === 'declined' ? 0 : undefined;
}

/** How many are expected at the door: those confirmed, else those invited, and never nobody. */
export const expectedOf = (guest: Guest) => confirmedOf(guest) || invitedOf(guest) || 1;
