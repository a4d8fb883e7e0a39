import { ApiError, isGone } from '../../../api/errors.ts';
import type { RsvpApi } from '../../../api/rsvp-client.ts';
import { type Invitation, parseInvitation } from './invitation.ts';

/** The result of reading the invitation. */
export type RsvpReading =
  | { kind: 'invitation'; invitation: Invitation }
  /** The API knows no such guest (404 or 410). */
  | { kind: 'not-valid' }
  /** A refusal, no response, or a response that is not a guest: worth a retry. */
  | {
      kind: 'unreachable';
      /** No response at all: there is no connection to the server. */
      isOffline?: boolean;
      /** The pause that the server asks for, in milliseconds. */
      retryAfter?: number | undefined;
    };

/** getRsvp. Never throws: the page has a text for each outcome. */
export async function fetchRsvp(api: RsvpApi, guestId: string, signal: AbortSignal): Promise<RsvpReading> {
  try {
    const { data } = await api.GET('/api/v1/events/guests/{guestId}/rsvp', {
      params: { path: { guestId } },
      // After Back, the browser would restore the count of the first visit.
      cache: 'no-store',
      signal,
    });
    const invitation = parseInvitation(data, guestId);
    return invitation ? { kind: 'invitation', invitation } : { kind: 'unreachable' };
  } catch (error) {
    if (isGone(error)) return { kind: 'not-valid' };
    if (error instanceof ApiError) return { kind: 'unreachable', retryAfter: error.retryAfter };
    return { kind: 'unreachable', isOffline: error instanceof TypeError };
  }
}
