import { AlreadyThere, ApiError, isInconclusive, NetworkError } from './errors.ts';
import { checkOnline, readBack } from './read-back.ts';

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
