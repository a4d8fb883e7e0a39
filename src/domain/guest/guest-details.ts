import type { components } from '../../api/schema.gen.ts';
import type { Guest } from './guest.ts';

/** The details of a guest that an organiser writes. */
export interface GuestDetails {
  name: string;
  /** Ten digits, or '' for none. */
  phone: string;
  /** The most people who may come. */
  invitees: number;
  /** The number of people on the invitation card. */
  inviteeOnCard: number;
  isWAPhone: boolean;
}

/** What an organiser may change about a guest: details, or an answer given by other means. */
export type GuestChanges = Partial<GuestDetails & { rsvpCount: number | null; rsvpConfirmed: boolean }>;

/** The body of createGuest. A guest without a phone number has no `phone`. */
export function createGuestBody({ phone, ...details }: GuestDetails): components['schemas']['GuestCreate'] {
  return phone === '' ? details : { ...details, phone };
}

/** Fields that only the server sets (specification, section 7). */
const serverFields = new Set(['createdBy', '_id', 'id']);

/** Fields that a server may return as null when they are missing, and that cannot be set to null. */
const neverNull = new Set('phone invitees inviteeOnCard isWAPhone rsvpConfirmed discrepancies'.split(' '));

/**
 * The body of updateGuest: the changes over the guest from the server, so that unknown fields are sent back unchanged.
 */
export function createGuestUpdate(
  fields: Guest['fields'],
  changes: GuestChanges,
): components['schemas']['GuestUpdate'] {
  const kept = Object.entries({ ...fields, ...changes }).filter(
    ([name, value]) => !serverFields.has(name) && !(value === null && neverNull.has(name)),
  );
  return Object.fromEntries(kept);
}

/** The changes that record an answer given by phone or in person. `null` removes an answer. */
export const createAnswerChange = (rsvpCount: number | null): GuestChanges =>
  rsvpCount === null ? { rsvpCount } : { rsvpCount, rsvpConfirmed: rsvpCount > 0 };

/** The details of a guest; missing ones are as in an empty form. */
export const getDetails = (guest: Guest): GuestDetails => ({
  name: guest.name,
  phone: guest.phone,
  invitees: guest.invitees ?? 1,
  inviteeOnCard: guest.inviteeOnCard ?? guest.invitees ?? 1,
  isWAPhone: guest.isWAPhone ?? false,
});

/** The details in which two states of a guest differ. */
export function compareDetails(one: GuestDetails, other: GuestDetails): (keyof GuestDetails)[] {
  const names = ['name', 'phone', 'invitees', 'inviteeOnCard', 'isWAPhone'] as const;
  return names.filter((name) => one[name] !== other[name]);
}
