import type { GuestsAnalytics } from '../../src/api/schema.gen.ts';
import type { GuestRecord } from './records.ts';

/** Has answered, and will come. */
export const hasAccepted = (guest: GuestRecord): boolean => guest.rsvpCount !== null && guest.rsvpCount > 0;
/** Has answered, and will not come. No answer is not a refusal. */
export const hasRejected = (guest: GuestRecord): boolean => guest.rsvpCount === 0;

/** The discrepancies of a guest: first the remarks of a person, then what the numbers show. */
export function findDiscrepancies(guest: GuestRecord): string[] {
  const { invitees, inviteeOnCard, rsvpCount, remarks = [] } = guest;
  const found = [...remarks];
  if (inviteeOnCard !== invitees) found.push(`The card says ${inviteeOnCard}, the list says ${invitees}`);
  if (rsvpCount !== null && rsvpCount > invitees) found.push(`${rsvpCount} confirmed, ${invitees} invited`);
  return found;
}

/** The totals over an event's guests: invitations, and the people in them. */
export function getAnalytics(guests: readonly GuestRecord[]): GuestsAnalytics {
  const count = (is: (guest: GuestRecord) => boolean) => guests.filter(is).length;
  return {
    total: guests.length,
    accepted: count(hasAccepted),
    rejected: count(hasRejected),
    unanswered: count((guest) => guest.rsvpCount === null),
    invitees: guests.reduce((sum, guest) => sum + guest.invitees, 0),
    confirmed: guests.reduce((sum, guest) => sum + (guest.rsvpCount ?? 0), 0),
    notOnWhatsApp: count((guest) => !guest.isWAPhone),
    discrepancies: count((guest) => findDiscrepancies(guest).length > 0),
  };
}
