import type { Api } from '../../../api/client.ts';
import { readBefore } from '../../../api/writes.ts';
import { compareDetails, getDetails, type GuestDetails } from '../../../domain/guest/guest.ts';
import { createGuest, updateGuest } from '../../../domain/guest/guest-mutations.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import type { PlannedGuest } from './journal.ts';

/**
 * createGuest, or for a change, updateGuest over the guest as read now, with the details that differ. Sent again, a
 * change changes nothing. A detail that another user has changed since the preview, to a different value, is not sent.
 * @returns the guest of the file with such details as they are now, if there are any
 */
export async function sendGuest(
  api: Api,
  eventId: string,
  { guest, change }: PlannedGuest,
): Promise<GuestDetails | undefined> {
  if (!change) {
    await createGuest(api, eventId, guest);
    return undefined;
  }
  const now = await readBefore(fetchGuest(api, eventId, change.id));
  const details = getDetails(now);
  const fields = compareDetails(change.from, guest).filter((field) => details[field] !== guest[field]);
  const theirs = fields.filter((field) => details[field] !== change.from[field]);
  const mine = fields.filter((field) => !theirs.includes(field));
  if (mine.length > 0) await updateGuest(api, eventId, now, pick(guest, mine));
  return theirs.length > 0 ? { ...guest, ...pick(details, theirs) } : undefined;
}

const pick = (details: GuestDetails, fields: readonly (keyof GuestDetails)[]): Partial<GuestDetails> =>
  Object.fromEntries(fields.map((field) => [field, details[field]]));
