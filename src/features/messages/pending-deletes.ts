/** How long a deletion can be undone, in milliseconds: as long as its toast is shown (specification, section 9). */
const undoableFor = 6_000;

/** What a deletion needs of the page it runs in. */
export interface Surroundings {
  after(milliseconds: number, action: () => void): () => void;
  /** Calls back when the page is left. Returns the way to stop. */
  onLeave(listener: () => void): () => void;
}

/**
 * Deletions that can still be undone. An item is hidden at once; the call is made after six seconds, or when
 * the page is left, and never for what was undone.
 */
export function createPendingDeletes({ after, onLeave }: Surroundings = browser) {
  let hidden: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlySet<string>) => {
    hidden = next;
    for (const listener of listeners) listener();
  };
  const show = (id: string) => set(new Set([...hidden].filter((each) => each !== id)));

  return {
    /** The ids that are not shown any more. */
    getSnapshot: () => hidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Hides an item and deletes it later.
     * @param run makes the call; the item is shown again whatever becomes of it: the list has it, or not
     * @returns the undo, which says whether it came in time
     */
    schedule(id: string, run: () => Promise<void>): () => boolean {
      let isSent = false;
      set(new Set([...hidden, id]));
      const send = () => {
        stop();
        isSent = true;
        void run().finally(() => show(id));
      };
      const stopTimer = after(undoableFor, send);
      const stopLeave = onLeave(send);
      const stop = () => {
        stopTimer();
        stopLeave();
      };
      return () => {
        if (isSent) return false;
        stop();
        show(id);
        return true;
      };
    },
  };
}

const browser: Surroundings = {
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  onLeave(listener) {
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  },
};

/** The deletions of this page. */
export const pendingDeletes = createPendingDeletes();
