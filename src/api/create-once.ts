import { mayBeDone } from './errors.ts';
import { readBack } from './read-back.ts';

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
  const doubts = new Set<string>();
  return {
    /** Whether a call got no clear answer, and nobody has looked since. */
    isInDoubt: () => doubts.size > 0,
    /**
     * @param key what is created, such as the line of a form
     * @throws AlreadyThere where the last call for it got no clear answer, and the server has one like it
     */
    async create<T>(key: string, { send, isThere }: Creation<T>): Promise<T> {
      if (doubts.has(key)) {
        const isDone = await readBack(isThere());
        doubts.delete(key);
        if (isDone) throw new AlreadyThere();
      }
      try {
        return await send();
      } catch (error) {
        if (mayBeDone(error)) doubts.add(key);
        throw error;
      }
    },
  };
}
