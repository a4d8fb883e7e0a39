import { ApiError, isGone } from '../../api/errors.ts';
import type { RsvpApi } from '../../api/rsvp-client.ts';
import { type Invitation, readInvitation } from './invitation.ts';

/** The result of reading the invitation. */
export type Reading =
  | { kind: 'invitation'; invitation: Invitation }
  /** The API knows no such guest (404 or 410). */
  | { kind: 'not-valid' }
  /** A refusal, no response, or a response that is no guest: worth another try. */
  | {
      kind: 'unreachable';
      /** No response at all: there is no connection to the server. */
      isOffline?: boolean;
      /** How long the server asks to wait, in milliseconds. */
      retryAfter?: number | undefined;
    };

/** getRsvp. Never throws: each outcome is one the page has words for. */
export async function readRsvp(api: RsvpApi, guestId: string, signal: AbortSignal): Promise<Reading> {
  try {
    const { data } = await api.GET('/api/v1/events/guests/{guestId}/rsvp', {
      params: { path: { guestId } },
      // A page that is gone back to would be given the count of its first visit.
      cache: 'no-store',
      signal,
    });
    const invitation = readInvitation(data);
    if (!invitation) return { kind: 'unreachable' };
    const isOtherGuest = invitation.guestId !== undefined && invitation.guestId !== guestId;
    return { kind: 'invitation', invitation: isOtherGuest ? { ...invitation, isOtherGuest } : invitation };
  } catch (error) {
    if (isGone(error)) return { kind: 'not-valid' };
    if (error instanceof ApiError) return { kind: 'unreachable', retryAfter: error.retryAfter };
    return { kind: 'unreachable', isOffline: error instanceof TypeError };
  }
}
