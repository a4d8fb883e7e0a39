import type { MessageDescriptor } from '@lingui/core';
import { unansweredTimeout } from '../api/unanswered-timeout.ts';
import { createStore } from '../storage/store.ts';
import type { Sending, Waiting } from './deletion.ts';
import { type PageClock, pageClock } from './page-clock.ts';
import { sentDeletions } from './sent-deletions.ts';

/** How long a deletion can be undone, in milliseconds: as long as its toast is shown (specification, section 9). */
const undoableFor = 6_000;

/** How long a logout waits for its deletions, in milliseconds. */
const flushedWithin = 3_000;

/** Deletions with a common undo. */
interface Batch extends Waiting {
  ids: Set<string>;
  /** Sends it at once, with calls that outlive the page. */
  send(): Promise<void>;
  /** Stops its timer. */
  stop(): void;
}

/** Deletions that are sent, and have no response yet. */
interface Call {
  describeDoubt: Waiting['describeDoubt'] | undefined;
  count: number;
  /** Resolves with how many could not be deleted. */
  failed: Promise<number>;
  isReported: boolean;
}

/**
 * Deletions that can be undone. Rows are hidden at once; the calls are sent after six seconds, or when the page is
 * left, and never after an undo.
 */
export function createPendingDeletes({ after, afterToasts, onLeave }: PageClock = pageClock) {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  const waiting = new Set<Batch>();
  const calls = new Set<Call>();
  /** What the flush before a logout could not delete, or did not wait for. */
  let failures: Pick<Call, 'describeDoubt' | 'count'>[] = [];
  let isFlushing = false;
  const isHidden = (id: string) => hidden.getSnapshot().has(id);
  const show = (ids: readonly string[]) => {
    // Most deletions succeed: nothing changes then, and nothing is rendered.
    if (ids.length > 0) hidden.set(hidden.getSnapshot().difference(new Set(ids)));
  };
  /** Removes ids from the pending deletions. @returns those that were pending */
  const take = (ids: readonly string[]) =>
    [...waiting].flatMap((batch) => {
      const taken = ids.filter((id) => batch.ids.delete(id));
      if (batch.ids.size === 0) batch.stop();
      return taken;
    });
  /** Counts calls without a response as failed, because nobody waits for it any more. */
  const abandonCalls = () => {
    for (const call of calls) {
      call.isReported = true;
      failures.push(call);
    }
    calls.clear();
  };

  return {
    /** The hidden ids. */
    getSnapshot: hidden.getSnapshot,
    subscribe: hidden.subscribe,
    /**
     * Hides rows and deletes them later. If an id is pending already, it joins the new deletion, and either undo
     * restores it.
     * @param run sends the calls for the ids that were not undone; resolves with those that could not be deleted, which
     * are shown again
     * @param texts texts for a session that ends first
     * @returns the undo, which returns whether it was in time
     */
    schedule(
      ids: readonly string[],
      run: (sending: Sending, ids: readonly string[]) => Promise<readonly string[]>,
      texts: Waiting = {},
    ): () => boolean {
      take(ids);
      hidden.set(new Set([...hidden.getSnapshot(), ...ids]));
      const send = async (isLeaving: boolean) => {
        batch.stop();
        const sent = [...batch.ids];
        const isReported = () => call.isReported;
        const { promise, resolve } = Promise.withResolvers<number>();
        const call: Call = {
          describeDoubt: texts.describeDoubt,
          count: sent.length,
          failed: promise,
          isReported: false,
        };
        calls.add(call);
        sentDeletions.add(sent);
        const failed = await run({ isLeaving, isReported }, sent).catch(() => sent);
        calls.delete(call);
        sentDeletions.remove(sent);
        resolve(failed.length);
        show(failed);
      };
      const stopTimer = afterToasts(undoableFor, () => void send(false));
      const stopLeave = onLeave(() => void send(true));
      const batch: Batch = {
        ...texts,
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
     * Hides what an earlier page has sent without a response: a list that is read meanwhile would show it as if nobody
     * had deleted it. What the server still has later is shown again.
     * @param readLists reads the lists again, after the calls had enough time
     */
    hideSent(readLists: () => Promise<unknown>): void {
      const ids = sentDeletions.read();
      if (ids.length === 0) return;
      hidden.set(new Set([...hidden.getSnapshot(), ...ids]));
      after(unansweredTimeout, () => void readLists().finally(() => show(ids)));
    },
    /** How many deletions are not finished. */
    count: () =>
      [...waiting].reduce((sum, { ids }) => sum + ids.size, 0) +
      [...calls].reduce((sum, { count }) => sum + count, 0),
    /**
     * Sends the pending deletions now, as before a logout. The calls outlive the page.
     * @returns resolves when all are answered, or after three seconds, so that a logout is never blocked
     */
    async flush(): Promise<void> {
      for (const { send } of waiting) void send();
      if (calls.size === 0) return;
      isFlushing = true;
      // A failure after the logout belongs to nobody's session.
      const found = failures;
      const answers = Promise.all(
        Array.from(calls, async ({ failed, describeDoubt }) => {
          const count = await failed;
          if (count > 0) found.push({ describeDoubt, count });
        }),
      );
      let stopTimer = () => {};
      const tooLong = new Promise<void>((resolve) => {
        stopTimer = after(flushedWithin, resolve);
      });
      await Promise.race([answers, tooLong]);
      stopTimer();
      isFlushing = false;
      abandonCalls();
    },
    /**
     * Drops the pending deletions after the session ended: no other session may send them.
     * @param mayName whether a name may be shown
     * @returns what was not deleted, or may not be because a flush failed, one sentence per kind
     */
    cancelAll(mayName: boolean): MessageDescriptor[] {
      sentDeletions.clear();
      // Another tab has ended the session before the flush.
      if (isFlushing) abandonCalls();
      calls.clear();
      const doubts = [...Map.groupBy(failures, ({ describeDoubt }) => describeDoubt)];
      failures = [];
      const kinds = [...Map.groupBy(waiting, ({ describeUnsent }) => describeUnsent)];
      const unsent = kinds.flatMap(([describe, batches]) => {
        const ids = batches.flatMap((batch) => take([...batch.ids]));
        show(ids);
        return describe?.(ids.length, mayName && ids.length === 1 ? batches[0]?.name : undefined) ?? [];
      });
      const sum = (parts: typeof failures) => parts.reduce((total, { count }) => total + count, 0);
      return [...unsent, ...doubts.flatMap(([describe, parts]) => describe?.(sum(parts)) ?? [])];
    },
    /** Drops the pending deletions and shows every record again, for an app that is closed without a page load. */
    reset(): void {
      for (const { stop } of waiting) stop();
      calls.clear();
      failures = [];
      hidden.set(new Set());
    },
  };
}

/** The deletions of this page. */
export const pendingDeletes = createPendingDeletes();
