import { hasEnvelopeError, isRecord } from './envelope.ts';
import { hasEndedSession, isGone, isOutcomeUnknown, NetworkError, UnreadableResponse } from './errors.ts';
import { parseJson } from './parse-json.ts';

/**
 * Reads the outcome of a write whose response proves nothing.
 * @throws UnreadableResponse where the read fails: the outcome stays unknown
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
 * If the browser reports no connection, reads before a write is sent. The browser's report may be wrong, and a write
 * that fails may have arrived.
 * @throws NetworkError that nothing was sent, if the read got no response
 */
export async function checkOnline(read: () => Promise<unknown>): Promise<void> {
  if (!Object.is(globalThis.navigator?.onLine, false)) return;
  try {
    await read();
  } catch (cause) {
    // Any response will do; the write handles its own errors.
    if (cause instanceof NetworkError) throw new NetworkError({ isUnsent: true, cause });
  }
}

/**
 * Runs a write, and reads the server if the connection was cut, or the response proves nothing.
 * @param readCurrent reads the current state, and throws UnreadableResponse where it differs from what was written
 * @param options `isLeaving`: the page is being left, so there is no time for a read before the call
 * @throws NetworkError that nothing was sent, if there is no connection
 * @throws UnreadableResponse where the outcome is unknown
 */
export async function writeAndVerify<T>(
  write: () => Promise<T>,
  readCurrent: () => Promise<T>,
  options: { isLeaving?: boolean } = {},
): Promise<T> {
  if (!options.isLeaving) await checkOnline(readCurrent);
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error) || isLate(error)) throw error;
    return readBack(readCurrent());
  }
}

/** A call that timed out may still be in progress: a read shows nothing yet. */
const isLate = (error: unknown) => error instanceof NetworkError && error.isTimeout;

/**
 * Reads a deleted record: only the API can say that it is gone.
 * @throws UnreadableResponse where it still exists
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
 * @throws NetworkError that nothing was sent, if the read got no response
 */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw cause instanceof NetworkError ? new NetworkError({ isUnsent: true, cause }) : cause;
  }
}

/** The fields of an envelope, besides those of the written record. */
const envelope = new Set(['status', 'success', 'data', 'errors']);

/**
 * Whether the body of a successful response leaves the outcome of its write unknown: it reports a failure, or it comes
 * from somebody else, such as a captive portal, and has none of our fields. An empty body does not, because the status
 * is enough.
 * @param fields what a record of the write may have at the top level
 */
export function isDoubtful(text: string | undefined, fields: readonly string[] = []): boolean {
  if (!text?.trim()) return false;
  const body = parseJson(text);
  if (!isRecord(body) || hasEnvelopeError(body)) return true;
  const names = Object.keys(body);
  return names.length > 0 && !names.some((name) => envelope.has(name) || fields.includes(name));
}
