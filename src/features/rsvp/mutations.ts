import type { Api } from '../../api/client.ts';
import { ApiError, isGone } from '../../api/errors.ts';

/** What a save came to, as far as its own answer tells. */
export type Saving =
  | 'saved'
  /** 200 without a body: saved, and worth reading what the server holds now. */
  | 'saved-unseen'
  /** 200 with a body that cannot be read: only the server's own count can tell. */
  | 'unreadable'
  /** No answer came, so the save may have been applied or not. */
  | 'unanswered'
  /** Any other status, or a page of somebody else's network in its place. */
  | 'refused'
  | 'not-valid';

/**
 * saveRsvp. The count is absolute, so saving it again is safe. Never throws.
 * Success is status 200 and nothing else (the specification, sections 4 and 7).
 */
export async function saveRsvp(
  api: Api,
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
    return response.status === 200 ? readReceipt(data ?? '') : 'refused';
  } catch (error) {
    if (isGone(error)) return 'not-valid';
    return error instanceof ApiError ? 'refused' : 'unanswered';
  }
}

/** Judges the body of a 200. A captive portal answers 200 too, with a page of its own. */
export function readReceipt(body: string): Saving {
  const text = body.trim();
  if (text === '' || text === 'null') return 'saved-unseen';
  if (text.startsWith('<')) return 'refused';
  return isJsonObject(text) ? 'saved' : 'unreadable';
}

function isJsonObject(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
