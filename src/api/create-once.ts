import type { Doubts } from '../storage/doubts.ts';
import { getRemaining, noteStart } from './call-start.ts';
import { ApiError, isInconclusive, NetworkError, SessionOver } from './errors.ts';
import { expectConnection } from './expect-connection.ts';
import { unansweredTimeout } from './unanswered-timeout.ts';
import { readBack } from './read-back.ts';

/** The new record exists already, perhaps from an earlier call without a clear response. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
}

/** How to create something that must not exist twice. */
interface Creation<T> {
  send(): Promise<T>;
  /** Whether the server has an equal record. */
  isThere(): Promise<boolean>;
}

/** Creates records, and remembers which calls got no clear response. */
export type CreateOnce = ReturnType<typeof createOnce>;

/**
 * Never creates a record twice unnoticed: after a call without a clear response, the next call for the same record
 * reads the server first. After that error the person can create it nevertheless.
 * @param doubts the records whose last call has no clear response; a record is one from the start of its call
 */
export function createOnce(doubts: Doubts = new Map()) {
  /**
   * The person knows that these exist, and may want two: their next call reads nothing before. Other tabs with the same
   * draft, and the next page, tell as well.
   */
  const told = new Set<string>();
  /** Waits until a call is over: its time has passed, or its tab has noted its end. */
  const waitForEnd = (key: string, getLeft: () => number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop?.();
        resolve();
      };
      const timer = setTimeout(end, getLeft());
      const follow = () => doubts.get(key) === 0 && end();
      const stop = doubts.onChangeElsewhere?.(follow);
      // It may have ended while the server was read.
      follow();
    });
  return {
    /** Whether a call got no clear response and the server was not read since. */
    isInDoubt: () => doubts.size > told.size,
    /** The record is known to exist, and is not created here any more. */
    forget(key: string) {
      told.delete(key);
      doubts.delete(key);
    },
    /**
     * @param key identifies the record, such as the row of a form
     * @throws AlreadyThere where the last call for it got no clear response, and the server has an equal record
     * @throws NetworkError that nothing was sent, if there is no connection
     */
    async create<T>(key: string, { send, isThere }: Creation<T>): Promise<T> {
      const settledFrom = told.delete(key) ? undefined : doubts.get(key);
      if (settledFrom !== undefined) {
        const getLeft = () => (settledFrom === 0 ? 0 : getRemaining(settledFrom - unansweredTimeout));
        const isUnderWay = getLeft() > 0;
        let isDone = await readBack(isThere());
        if (isUnderWay && !isDone) {
          await waitForEnd(key, getLeft);
          isDone = await readBack(isThere());
        }
        if (isDone) {
          told.add(key);
          doubts.set(key, 0);
          throw new AlreadyThere();
        }
        doubts.delete(key);
      } else await expectConnection(isThere);
      // The page may be gone before the response.
      doubts.set(key, noteStart() + unansweredTimeout);
      try {
        const created = await send();
        doubts.delete(key);
        return created;
      } catch (error) {
        if (isRefusal(error)) doubts.delete(key);
        else if (!mayBeUnderWay(error)) doubts.set(key, 0);
        throw error;
      }
    },
  };
}

/** Whether an error proves that nothing was created. A server that fails may have created it before. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError
    ? error.status < 500 && !isInconclusive(error)
    : error instanceof NetworkError && error.isUnsent;

/** Whether the server may still be working on a call: it timed out, or was cut, or a gateway answered instead. */
const mayBeUnderWay = (error: unknown) =>
  error instanceof SessionOver ||
  error instanceof NetworkError ||
  (error instanceof ApiError && isInconclusive(error));
