import { complains, confirms, isRecord, isSuccess } from '../../api/envelope.ts';
import { ApiError, isGone, isInconclusive } from '../../api/errors.ts';
import type { RsvpApi } from '../../api/rsvp-client.ts';
import { parseJson } from '../../api/parse-json.ts';

/** The result of a save, as far as its own response tells. */
export type Saving =
  | {
      kind:
        | 'saved'
        /** 200 without a body: saved, and worth reading what the server holds now. */
        | 'saved-unseen'
        /** 200 with a body that proves nothing: only the server's own count can tell. */
        | 'doubtful'
        /** No response came, so the save may have been applied or not. */
        | 'unanswered'
        /** Any other status, or a page of somebody else's network in its place. */
        | 'failed'
        | 'not-valid';
    }
  /** The server refuses this count. `reason` is its own sentence, or ''. */
  | { kind: 'refused'; reason: string }
  /** The server asks to wait, in milliseconds. */
  | { kind: 'busy'; retryAfter: number };

/**
 * saveRsvp. The count is absolute, so saving it again is safe. Never throws.
 * Success is status 200 and nothing else (the specification, sections 4 and 7).
 */
export async function saveRsvp(
  api: RsvpApi,
  guestId: string,
  rsvpCount: number,
  signal: AbortSignal,
): Promise<Saving> {
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
          ? readReceipt(typeof data === 'string' ? data : '', guestId, rsvpCount, response.redirected)
          : 'failed',
    };
  } catch (error) {
    if (isGone(error)) return { kind: 'not-valid' };
    if (!(error instanceof ApiError)) return { kind: 'unanswered' };
    if (error.retryAfter !== undefined) return { kind: 'busy', retryAfter: error.retryAfter };
    if (isInconclusive(error)) return { kind: 'doubtful' };
    if (error.isFromApi && isRefusal(error)) return { kind: 'refused', reason: error.message };
    return { kind: 'failed' };
  }
}

/**
 * The statuses that speak of what was sent, and a refusal with words, such as 403 "The list is closed". Every other one is
 * worth the same try again; 401 is about a login that no guest has.
 */
const isRefusal = ({ status, message }: ApiError) =>
  [400, 409, 422].includes(status) || (status > 401 && status < 500 && message !== '');

/**
 * Judges the body of a 200. A captive portal answers 200 too, with a page or JSON of its own, or after a redirect: only
 * a bare `status` of success, or the guest's own record, is a receipt. Anything else is read again before any claim.
 */
export function readReceipt(body: string, guestId: string, rsvpCount: number, isRedirected = false) {
  const text = body.trim();
  if (text.startsWith('<')) return 'failed';
  if (isRedirected) return 'doubtful';
  if (text === '' || text === 'null') return 'saved-unseen';
  const receipt = parseJson(text);
  if (!isRecord(receipt)) return 'doubtful';
  const isProof =
    isBareSuccess(receipt) ||
    (!complains(receipt) && confirms(receipt.data, { id: guestId, fields: { rsvpCount } }));
  return isProof ? 'saved' : 'doubtful';
}

/** An envelope that says success, and nothing that nobody has described. */
const isBareSuccess = ({ status, message, data = null, ...others }: Record<string, unknown>) =>
  isSuccess(status) &&
  data === null &&
  (message === undefined || typeof message === 'string') &&
  Object.keys(others).length === 0;
