import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  AlreadyThere,
  ApiError,
  hasEndedSession,
  isGone,
  NetworkError,
  NotSent,
  OutcomeUnknown,
  UnreadableResponse,
} from './errors.ts';

/* Sends a write once. If its outcome is unknown, reads the record again and trusts that. */

/**
 * Reads the outcome of a write.
 * @throws OutcomeUnknown where the read fails
 */
export async function readBack<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (hasEndedSession(cause)) throw cause;
    throw cause instanceof OutcomeUnknown ? cause : new OutcomeUnknown(cause);
  }
}

/**
 * If the browser reports no connection, reads before a write is sent. The browser's report may be wrong, and a write
 * that fails may have arrived.
 * @throws NotSent if the read got no response
 */
async function checkOnline(read: () => Promise<unknown>): Promise<void> {
  if (!Object.is(globalThis.navigator?.onLine, false)) return;
  try {
    await read();
  } catch (cause) {
    // Any response will do; the write handles its own errors.
    if (cause instanceof NetworkError) throw new NotSent({ cause });
  }
}

/**
 * Runs a write, and reads the server if the outcome is unknown.
 * @param readCurrent reads the current state, and throws OutcomeUnknown where the state differs from the written one
 * @param options `isLeaving`: the page is being left, so there is no time for a read before the call
 * @throws NotSent if there is no connection
 * @throws OutcomeUnknown if the read leaves the outcome unknown
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
    // Nothing can be read after a 500, which ends the session.
    if (!(error instanceof OutcomeUnknown) || isLate(error) || hasEndedSession(error)) throw error;
    return readBack(readCurrent());
  }
}

/** A call that timed out may still be in progress: a read shows nothing yet. */
const isLate = ({ cause }: OutcomeUnknown) => cause instanceof NetworkError && cause.isTimeout;

/**
 * Reads a deleted record: only the API can say that it is gone.
 * @throws OutcomeUnknown where it still exists
 */
export async function expectGone(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  throw new OutcomeUnknown();
}

/**
 * A read that a write needs.
 * @throws NotSent if the read got no response, or none that can be read
 */
export async function readBefore<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    const isFailed = cause instanceof NetworkError || cause instanceof UnreadableResponse;
    throw isFailed ? new NotSent({ cause }) : cause;
  }
}

/** Whether the outcome of the last create of a record is unknown: a draft stores it. */
export interface UnknownCreate {
  get(): boolean;
  set(isUnknown: boolean): void;
}

/** How to create something that must not exist twice. */
interface Creation<T> {
  send(): Promise<T>;
  /** Whether the server has an equal record. */
  isThere(): Promise<boolean>;
}

/**
 * Creates a record. After a call with an unknown outcome, the next one reads the server first. The person is told once
 * that an equal record exists, and can create a second one nevertheless.
 * @throws AlreadyThere where the outcome of the last call is unknown, and the server has an equal record
 * @throws NotSent if there is no connection
 */
export async function createOnce<T>(
  unknownCreate: UnknownCreate,
  { send, isThere }: Creation<T>,
): Promise<T> {
  if (unknownCreate.get()) {
    const isDone = await readBack(isThere());
    unknownCreate.set(false);
    if (isDone) throw new AlreadyThere();
  } else await checkOnline(isThere);
  // Stored before the call: the page may be gone before the response.
  unknownCreate.set(true);
  try {
    const created = await send();
    unknownCreate.set(false);
    return created;
  } catch (error) {
    if (error instanceof NotSent || error instanceof ApiError) unknownCreate.set(false);
    throw error;
  }
}

/** How to delete something. */
interface Deletion {
  send(): Promise<{ response: Response }>;
  /** @throws OutcomeUnknown where the server still has it */
  readCurrent(): Promise<unknown>;
  /** The page is being left, so there is no time for a read before the call. */
  isLeaving?: boolean;
}

/**
 * Runs a deletion. Resolves if the record is gone: 204, or 404 or 410 because an earlier call or another user was
 * first. After any other success, or a cut connection, the server is read.
 * @throws OutcomeUnknown where the record still exists, or the server cannot be read
 */
export async function deleteAndVerify({ send, readCurrent, isLeaving = false }: Deletion): Promise<void> {
  const remove = async () => {
    const { response } = await send();
    if (response.status !== 204) throw new OutcomeUnknown();
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
