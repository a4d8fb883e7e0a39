import { mayBeDone, NetworkError } from './errors.ts';
import { expectConnection } from './expect-connection.ts';
import { readBack } from './read-back.ts';

/**
 * How long a call without an answer may still be applied, in milliseconds from its start: a slow server goes on after the
 * page has given the call up or was loaded again.
 */
export const patience = 30_000;

/** What was to be created is there already, perhaps by an earlier call that got no clear answer. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
}

/** How something is created that must not be there twice. */
interface Creation<T> {
  send(): Promise<T>;
  /** Whether the server has one like it. */
  isThere(): Promise<boolean>;
}

/** Creates what the person asks for, and remembers which calls got no clear answer. */
export type CreateOnce = ReturnType<typeof createOnce>;

/**
 * Creates nothing twice unseen: after a call without a clear answer, the next one for the same thing looks at the server
 * first. Whoever was told so once can create it nevertheless.
 */
export function createOnce() {
  /** The calls without a clear answer, and from when on a look at the server tells what became of them. */
  const doubts = new Map<string, number>();
  return {
    /** Whether a call got no clear answer, and nobody has looked since. */
    isInDoubt: () => doubts.size > 0,
    /**
     * @param key what is created, such as the line of a form
     * @throws AlreadyThere where the last call for it got no clear answer, and the server has one like it
     * @throws NetworkError that nothing was sent, where there is no connection
     */
    async create<T>(key: string, { send, isThere }: Creation<T>): Promise<T> {
      const settledFrom = doubts.get(key);
      if (settledFrom !== undefined) {
        const left = settledFrom - performance.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
        const isDone = await readBack(isThere());
        doubts.delete(key);
        if (isDone) throw new AlreadyThere();
      } else await expectConnection(isThere);
      const sentAt = performance.now();
      try {
        return await send();
      } catch (error) {
        const isUnderWay = error instanceof NetworkError && error.isTimeout;
        if (mayBeDone(error)) doubts.set(key, isUnderWay ? sentAt + patience : 0);
        throw error;
      }
    },
  };
}
