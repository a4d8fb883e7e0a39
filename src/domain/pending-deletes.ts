import { createStore } from '../storage/store.ts';

/** How long a deletion can be undone, in milliseconds: as long as its toast shows (specification, section 9). */
const undoableFor = 6_000;

/** How long a logout waits for the deletions that it sends, in milliseconds. */
const flushedWithin = 3_000;

/** What deletions need of the page they run in. */
export interface PageClock {
  /** Calls back after some milliseconds, unless it is stopped by what it returns. */
  after(milliseconds: number, action: () => void): () => void;
  /** Calls back when the page is left. Returns the way to stop. */
  onLeave(listener: () => void): () => void;
}

/** How a deletion is sent. */
export interface Sending {
  /** The page is being left: the calls must outlive it. */
  isLeaving: boolean;
}

/**
 * Deletions that can still be undone. Rows are hidden at once; the calls are made after six seconds, or when
 * the page is left, and never for what was undone.
 */
export function createPendingDeletes({ after, onLeave }: PageClock = browserClock) {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  /** How to send what waits, and how to forget it. */
  const waiting = new Map<() => Promise<void>, () => void>();
  const show = (ids: readonly string[]) =>
    hidden.set(new Set([...hidden.getSnapshot()].filter((id) => !ids.includes(id))));

  return {
    /** The ids that are hidden. */
    getSnapshot: hidden.getSnapshot,
    subscribe: hidden.subscribe,
    /**
     * Hides rows and deletes them later.
     * @param run makes the calls; resolves with the ids that could not be deleted, which are shown again
     * @returns the undo, which says whether it came in time
     */
    schedule(ids: readonly string[], run: (sending: Sending) => Promise<readonly string[]>): () => boolean {
      hidden.set(new Set([...hidden.getSnapshot(), ...ids]));
      const send = (isLeaving: boolean) => {
        stop();
        return run({ isLeaving }).then(show, () => show(ids));
      };
      const sendAtOnce = () => send(true);
      const stopTimer = after(undoableFor, () => void send(false));
      const stopLeave = onLeave(() => void sendAtOnce());
      const stop = () => {
        waiting.delete(sendAtOnce);
        stopTimer();
        stopLeave();
      };
      const cancel = () => {
        stop();
        show(ids);
      };
      waiting.set(sendAtOnce, cancel);
      return () => {
        if (!waiting.has(sendAtOnce)) return false;
        cancel();
        return true;
      };
    },
    /**
     * Sends what waits now, as before a logout. The calls outlive the page.
     * @returns resolves when all are answered, or after three seconds: nobody is kept from leaving
     */
    async flush(): Promise<void> {
      if (waiting.size === 0) return;
      const calls = Promise.all(Array.from(waiting.keys(), (send) => send()));
      let stopTimer = () => {};
      const tooLong = new Promise<void>((resolve) => {
        stopTimer = after(flushedWithin, resolve);
      });
      await Promise.race([calls, tooLong]);
      stopTimer();
    },
    /** Forgets what waits, where the session ended by itself: nobody else's session may send it. */
    cancelAll() {
      for (const cancel of Array.from(waiting.values())) cancel();
    },
  };
}

const browserClock: PageClock = {
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
