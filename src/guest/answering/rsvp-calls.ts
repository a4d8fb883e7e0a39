import { hasEnvelopeError, isRecord, isSuccess, ApiError, isGone, isFromGateway } from '../../api/errors.ts';
import { parseJson } from '../../api/parse-json.ts';
import type { RsvpApi } from '../../api/rsvp-client.ts';
import { type Invitation, parseCount, parseInvitation } from './invitation.ts';

/** The result of a save, as far as its own response shows. */
export type SaveResult =
  | {
      kind:
        | 'saved'
        /** 200 without a body: saved, and a reason to read the server's state. */
        | 'saved-unverified'
        /**
         * May be saved or not: no response, a gateway's, another success than 200, or a body without the saved count. A
         * 404 counts too, because a gateway may have sent it. A read shows the saved count.
         */
        | 'unknown'
        /** Any other status, or the page of another network. */
        | 'not-saved';
    }
  /** The server refuses this count. `reason` is its own sentence, or ''. */
  | { kind: 'refused'; reason: string }
  /** The server asks for a pause, in milliseconds. */
  | { kind: 'busy'; retryAfter: number };

/**
 * saveRsvp. The count is absolute, so saving it again is safe. Never throws. Only status 200 is a success (the
 * specification, sections 4 and 7).
 */
export async function saveRsvp(
  api: RsvpApi,
  guestId: string,
  rsvpCount: number,
  signal: AbortSignal,
): Promise<SaveResult> {
  try {
    const { data, response } = await api.POST('/api/v1/events/guests/{guestId}/rsvp', {
      params: { path: { guestId } },
      body: { rsvpCount },
      parseAs: 'text',
      signal,
    });
    return {
      kind:
        response.status === 200
          ? parseSaveResponse(typeof data === 'string' ? data : '', guestId, rsvpCount, response.redirected)
          : 'unknown',
    };
  } catch (error) {
    if (!(error instanceof ApiError) || isGone(error)) return { kind: 'unknown' };
    // A gateway that limits calls may add Retry-After to every response: a later try with this count is refused too.
    const isFinal = error.isFromApi && isAboutTheCount(error);
    if (error.retryAfter !== undefined && !isFinal) return { kind: 'busy', retryAfter: error.retryAfter };
    if (isFromGateway(error)) return { kind: 'unknown' };
    if (isFinal || (error.isFromApi && isExplained(error))) return { kind: 'refused', reason: error.message };
    return { kind: 'not-saved' };
  }
}

const isAboutTheCount = ({ status }: ApiError) => [400, 409, 422].includes(status);

/**
 * A refusal with a sentence, such as 403 "The list is closed". Without one it is worth a retry; 401 concerns a login,
 * which no guest has.
 */
const isExplained = ({ status, message }: ApiError) => status > 401 && status < 500 && message !== '';

/**
 * Judges the body of a 200. A captive portal answers 200 too, with its own page or JSON, or after a redirect: only a
 * bare success `status`, or the guest's own record, proves the save. After anything else the server is read before any
 * claim.
 */
export function parseSaveResponse(body: string, guestId: string, rsvpCount: number, isRedirected = false) {
  const text = body.trim();
  if (text.startsWith('<')) return 'not-saved';
  if (isRedirected) return 'unknown';
  if (text === '' || text === 'null') return 'saved-unverified';
  const json = parseJson(text);
  if (!isRecord(json)) return 'unknown';
  const isProof =
    isBareSuccess(json) || (!hasEnvelopeError(json) && isSavedGuest(json.data, guestId, rsvpCount));
  return isProof ? 'saved' : 'unknown';
}

/** An envelope that reports success and has no unknown fields. */
const isBareSuccess = ({ status, message, data = null, ...others }: Record<string, unknown>) =>
  isSuccess(status) &&
  data === null &&
  (message === undefined || typeof message === 'string') &&
  Object.keys(others).length === 0;

/** Whether a record is the guest's own, with the sent count. */
const isSavedGuest = (data: unknown, guestId: string, rsvpCount: number) =>
  isRecord(data) && [data._id, data.id].includes(guestId) && parseCount(data.rsvpCount) === rsvpCount;

/** The result of reading the invitation. */
export type ReadResult =
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
export async function fetchRsvp(api: RsvpApi, guestId: string, signal: AbortSignal): Promise<ReadResult> {
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
