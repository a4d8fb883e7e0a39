import type { MessageDescriptor } from '@lingui/core';
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

/** What waits, in words. */
export interface Waiting {
  /** Its name, where one waits. */
  name?: string | undefined;
  /** Says that some were not deleted. */
  describeUnsent?(count: number, name: string | undefined): MessageDescriptor;
}

/** Deletions that wait together. */
interface Batch extends Waiting {
  ids: Set<string>;
  /** Sends it at once, with calls that outlive the page. */
  send(): Promise<void>;
  /** It waits no longer. */
  stop(): void;
}

/**
 * Deletions that can still be undone. Rows are hidden at once; the calls are made after six seconds, or when
 * the page is left, and never for what was undone.
 */
export function createPendingDeletes({ after, onLeave }: PageClock = browserClock) {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  const waiting = new Set<Batch>();
  const isHidden = (id: string) => hidden.getSnapshot().has(id);
  const show = (ids: readonly string[]) =>
    hidden.set(new Set([...hidden.getSnapshot()].filter((id) => !ids.includes(id))));
  /** Takes ids out of what waits. @returns those that did wait */
  const take = (ids: readonly string[]) =>
    [...waiting].flatMap((batch) => {
      const taken = ids.filter((id) => batch.ids.delete(id));
      if (batch.ids.size === 0) batch.stop();
      return taken;
    });

  return {
    /** The ids that are hidden. */
    getSnapshot: hidden.getSnapshot,
    subscribe: hidden.subscribe,
    /**
     * Hides rows and deletes them later. An id waits once: where it waits already it joins the new deletion, and
     * either undo brings it back.
     * @param run makes the calls for the ids that were not undone; resolves with those that could not be deleted,
     * which are shown again
     * @param words for a session that ends before
     * @returns the undo, which says whether it came in time
     */
    schedule(
      ids: readonly string[],
      run: (sending: Sending, ids: readonly string[]) => Promise<readonly string[]>,
      words: Waiting = {},
    ): () => boolean {
      take(ids);
      hidden.set(new Set([...hidden.getSnapshot(), ...ids]));
      const send = (isLeaving: boolean) => {
        batch.stop();
        const sent = [...batch.ids];
        return run({ isLeaving }, sent).then(show, () => show(sent));
      };
      const stopTimer = after(undoableFor, () => void send(false));
      const stopLeave = onLeave(() => void send(true));
      const batch: Batch = {
        ...words,
        ids: new Set(ids),
        send: () => send(true),
        stop() {
          waiting.delete(batch);
          stopTimer();
          stopLeave();
        },
      };
      waiting.add(batch);
      return () => {
        show(take(ids));
        return !ids.some(isHidden);
      };
    },
    /**
     * Sends what waits now, as before a logout. The calls outlive the page.
     * @returns resolves when all are answered, or after three seconds: nobody is kept from leaving
     */
    async flush(): Promise<void> {
      if (waiting.size === 0) return;
      const calls = Promise.all(Array.from(waiting, ({ send }) => send()));
      let stopTimer = () => {};
      const tooLong = new Promise<void>((resolve) => {
        stopTimer = after(flushedWithin, resolve);
      });
      await Promise.race([calls, tooLong]);
      stopTimer();
    },
    /**
     * Forgets what waits, where the session ended by itself: nobody else's session may send it.
     * @param mayName whether a name may be said
     * @returns what was not deleted, a sentence for each kind
     */
    cancelAll(mayName: boolean): MessageDescriptor[] {
      const kinds = Map.groupBy(waiting, ({ describeUnsent }) => describeUnsent);
      const sentences = Array.from(kinds, ([describe, batches]) => {
        const count = batches.reduce((sum, { ids }) => sum + ids.size, 0);
        return describe?.(count, mayName && count === 1 ? batches[0]?.name : undefined);
      });
      for (const { ids } of waiting) show(take([...ids]));
      return sentences.filter((sentence) => sentence !== undefined);
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
