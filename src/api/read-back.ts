import { complains, isRecord } from './envelope.ts';
import { hasEndedSession, isGone, isInconclusive, NetworkError, UnreadableResponse } from './errors.ts';
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
 * A write, settled by a look at the server where its answer proves nothing.
 * @param look reads what the server has now, and throws UnreadableResponse where that is not what was written
 */
export async function settle<T>(write: Promise<T>, look: () => Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    return readBack(look());
  }
}

/**
 * A read of what a write has removed: only the API's word that it is gone will do.
 * @throws UnreadableResponse where it is still there
 */
export async function expectGone(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  throw new UnreadableResponse('What was removed is still there');
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
