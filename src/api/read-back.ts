import { complains, isRecord } from './envelope.ts';
import { hasEndedSession, NetworkError, UnreadableResponse } from './errors.ts';
import { parseJson } from './parse-json.ts';

/**
 * A read that decides what became of a write whose answer proves nothing.
 * @throws UnreadableResponse where it fails: the write may have been done, or not
 */
export async function readBack<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (hasEndedSession(cause)) throw cause;
    throw new UnreadableResponse('What was written could not be read again', { cause });
  }
}

/**
 * A read that a write needs.
 * @throws NetworkError that nothing was sent, where the read got no answer
 */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw cause instanceof NetworkError ? new NetworkError({ isUnsent: true, cause }) : cause;
  }
}

/** What an envelope has, beside the fields of the record that was written. */
const envelope = new Set(['status', 'success', 'data', 'errors']);

/**
 * Whether the text of a successful answer leaves its write in doubt: it says that the call failed, or it is somebody
 * else's, such as a captive portal's, and has nothing of ours. No text is no doubt: the status is enough.
 * @param fields what a record of the write may have at the top
 */
export function isDoubtful(text: string | undefined, fields: readonly string[] = []): boolean {
  if (!text?.trim()) return false;
  const body = parseJson(text);
  if (!isRecord(body) || complains(body)) return true;
  const names = Object.keys(body);
  return names.length > 0 && !names.some((name) => envelope.has(name) || fields.includes(name));
}
