import type { Api } from '../../api/client.ts';
import { isGone } from '../../api/errors.ts';
import { type Invitation, readInvitation } from './invitation.ts';

/** What a read of the invitation came to. */
export type Reading =
  | { kind: 'invitation'; invitation: Invitation }
  /** The server knows no such guest (404 or 410). */
  | { kind: 'not-valid' }
  /** A refusal, no answer, or an answer that is no guest: worth another try. */
  | { kind: 'unreachable' };

/** getRsvp. Never throws: each outcome is one the page has words for. */
export async function readRsvp(api: Api, guestId: string, signal: AbortSignal): Promise<Reading> {
  try {
    const { data } = await api.GET('/api/v1/events/guests/{guestId}/rsvp', {
      params: { path: { guestId } },
      signal,
    });
    const invitation = readInvitation(data);
    return invitation ? { kind: 'invitation', invitation } : { kind: 'unreachable' };
  } catch (error) {
    return { kind: isGone(error) ? 'not-valid' : 'unreachable' };
  }
}
