import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  hasEnvelopeError,
  isRecord,
  AlreadyThere,
  ApiError,
  hasEndedSession,
  isGone,
  isInconclusive,
  isOutcomeUnknown,
  NetworkError,
  UnreadableResponse,
} from './errors.ts';
import { parseJson } from './parse-json.ts';

/* How a write is sent once, and how its outcome is settled: what the server says when it is read again counts, not what a
   cut connection or a gateway said. */

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
async function checkOnline(read: () => Promise<unknown>): Promise<void> {
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
 * @throws NetworkError that nothing was sent, if the read got no response, or none that can be read
 */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    const isFailed = cause instanceof NetworkError || cause instanceof UnreadableResponse;
    throw isFailed ? new NetworkError({ isUnsent: true, cause }) : cause;
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

/** Whether the last create of a record got no clear response: a draft stores it. */
export interface Unsure {
  get(): boolean;
  set(isUnsure: boolean): void;
}

/** How to create something that must not exist twice. */
interface Creation<T> {
  send(): Promise<T>;
  /** Whether the server has an equal record. */
  isThere(): Promise<boolean>;
}

/**
 * Creates a record. After a call without a clear response, the next one reads the server first. The person is told once
 * that an equal record exists, and can create another one nevertheless.
 * @throws AlreadyThere where the last call got no clear response, and the server has an equal record
 * @throws NetworkError that nothing was sent, if there is no connection
 */
export async function createOnce<T>(unsure: Unsure, { send, isThere }: Creation<T>): Promise<T> {
  if (unsure.get()) {
    const isDone = await readBack(isThere());
    unsure.set(false);
    if (isDone) throw new AlreadyThere();
  } else await checkOnline(isThere);
  // Stored before the call: the page may be gone before the response.
  unsure.set(true);
  try {
    const created = await send();
    unsure.set(false);
    return created;
  } catch (error) {
    if (isRefusal(error)) unsure.set(false);
    throw error;
  }
}

/** Whether an error proves that nothing was created. A server that fails may have created it before. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError
    ? error.status < 500 && !isInconclusive(error)
    : error instanceof NetworkError && error.isUnsent;

/** How to delete something. */
interface Deletion {
  send(): Promise<{ response: Response }>;
  /** @throws UnreadableResponse where the server still has it */
  readCurrent(): Promise<unknown>;
  /** The page is being left, so there is no time for a read before the call. */
  isLeaving?: boolean;
}

/**
 * Runs a deletion. Resolves if the record is gone: 204, or 404 or 410 because an earlier call or somebody else was
 * first. After any other success, or a cut connection, the server is read.
 * @throws UnreadableResponse where the record still exists, or the outcome is unknown
 */
export async function settleDeletion({ send, readCurrent, isLeaving = false }: Deletion): Promise<void> {
  const remove = async () => {
    const { response } = await send();
    if (response.status !== 204) throw new UnreadableResponse();
  };
  try {
    await writeAndVerify<unknown>(remove, readCurrent, { isLeaving });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Reads a query from the server, ignoring the cache, and stores the result in it. The call is not one of the cache: that
 * would cancel it with the last component that shows the data, and would report a failure as a page out of date, which
 * the form that reads reports itself.
 */
export async function fetchUncached<Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: Pick<FetchQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): Promise<Data> {
  if (typeof queryFn !== 'function') throw new TypeError('The query reads nothing.');
  // An earlier call that answers later would replace the result.
  await client.cancelQueries({ queryKey });
  const { signal } = new AbortController();
  const data = await queryFn({ client, queryKey, signal, meta: undefined });
  client.setQueryData<Data>(queryKey, () => data);
  return data;
}
