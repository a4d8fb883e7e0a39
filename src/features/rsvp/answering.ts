import { createAnswerReader } from './answer-reader.ts';
import { createAnswerSender } from './answer-sender.ts';
import {
  type Answering,
  type AnsweringParts,
  createAnsweringState,
  type Delivery,
} from './answering-state.ts';
import { isOverLimit, withinLimit } from './count.ts';
import { deadlines } from './deadlines.ts';

export type AnsweringStore = ReturnType<typeof createAnswering>;

/** What a guest does about these ends with the next choice. */
const answeredByAChoice = new Set<Delivery>(['refused', 'over-limit', 'changed']);
/** How often the server is asked, by itself, whether it has applied a save after all. */
const mostRetries = 6;
const isUnproven = (delivery: Delivery) => delivery === 'not-saved' || delivery === 'unsure';
/** These are sent by themselves as soon as they can be. */
const sentByItself = new Set<Delivery>(['waiting', 'busy', 'held']);

/**
 * A guest's answer from the first read to the thank-you: an answer is never lost, never changed by
 * anybody but the guest, and never claimed before the server has it.
 */
export function createAnswering(parts: AnsweringParts) {
  const { unsent, connection } = parts;
  const state = createAnsweringState(connection.warnBeforeLeaving, start);
  const { get, set } = state;
  const reader = createAnswerReader(parts, state);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const scheduleRetry = (milliseconds = deadlines.retry * 2 ** Math.min(retries++, 4)) => {
    clearTimeout(retry);
    retry = setTimeout(() => void comeBack(), milliseconds);
  };
  const sender = createAnswerSender(parts, state, reader, scheduleRetry);

  async function load() {
    set({ page: 'loading' });
    await read();
  }

  async function read() {
    await reader.refresh();
    const { page } = get();
    const left = unsent.read();
    if (page === 'ready' && left) return resume();
    if (page !== 'unreachable') return;
    const wait = reader.getWait();
    if (left) set({ pending: left.count, delivery: left.waiting ? 'waiting' : 'unsure' });
    if (wait > 0) scheduleRetry(wait);
    else if (left) scheduleRetry();
  }

  /** Reads again, and goes on with an answer that waits. */
  async function comeBack() {
    const wait = reader.getWait();
    if (wait > 0) return scheduleRetry(wait);
    if (get().page === 'unreachable') return read();
    if (get().page !== 'ready' || sender.isDelivering()) return;
    const before = get();
    if (!(await reader.refresh())) {
      // Nothing is sent by itself while it is unknown whether there is a newer answer.
      if (get().pending !== null) scheduleRetry();
      return;
    }
    compare(before);
    if (sentByItself.has(get().delivery)) await resume(before.saved);
    else askAgain();
  }

  /** A save that got no answer, or none that can be believed, may be applied later than it was given up. */
  const askAgain = () => {
    if (isUnproven(get().delivery) && retries < mostRetries) scheduleRetry();
  };

  /** Says what a fresh read means for what the guest was told before it. */
  function compare(before: Answering) {
    const { saved, pending, choice, thanked, delivery, invitation } = get();
    if (sender.isDelivering() || invitation?.isOtherGuest) return;
    if (pending !== null && saved === pending) return sender.settle(pending, 'saved');
    if (pending !== null && delivery === 'unsure') return sender.settle(pending, 'not-saved');
    if (saved === before.saved) return;
    if (pending !== null && !sentByItself.has(delivery)) sender.settle(pending, 'changed');
    else if (thanked) set({ thanked: false, delivery: 'changed', choice: null });
    // One that is sent by itself is dealt with by `resume`, in storage too.
    else if (pending === null && choice !== null && choice !== saved) set({ delivery: 'changed' });
  }

  /**
   * Takes up an answer that an earlier visit, another tab or this one has left unsent.
   * @param savedBefore what was saved as the guest saw it
   */
  const resume = (savedBefore = get().saved) =>
    connection.runAlone(async () => {
      if (sender.isDelivering()) return;
      let left = unsent.read();
      // Another tab may have taken a newer answer while the server was asked.
      while (left !== undefined && !reader.isAfterUnsent()) {
        await reader.settled();
        const isFresh = await reader.refresh();
        // The guest has confirmed an answer meanwhile: that one decides.
        if (sender.isDelivering()) return;
        if (!isFresh) {
          set({ pending: left.count, delivery: left.waiting ? 'waiting' : 'unsure' });
          return scheduleRetry();
        }
        left = unsent.read();
      }
      if (left === undefined) return forget(savedBefore);
      if (left.count === get().saved && !get().invitation?.isOtherGuest)
        return sender.settle(left.count, 'saved');
      set({ pending: left.count });
      reader.heed(left.notBefore);
      if (get().invitation?.limit === undefined) {
        set({ delivery: 'held' });
        return scheduleRetry();
      }
      // From here on the guest decides, at the next visit too.
      const hand = (decision: Partial<Answering>) =>
        set({ ...decision, isKept: unsent.write({ ...left, waiting: false }) });
      if (isOverLimit(left.count, get())) return hand({ delivery: 'over-limit', choice: null });
      set({ choice: get().choice ?? left.count });
      if (left.instead !== get().saved) {
        if (!get().invitation?.isOtherGuest) return hand({ delivery: 'changed' });
        // Another guest's record says nothing about this one's answer.
        set({ delivery: left.waiting ? 'busy' : 'unsure' });
        return scheduleRetry();
      }
      if (left.reason !== undefined) return set({ delivery: 'refused', reason: left.reason });
      if (!left.waiting) {
        set({ delivery: 'not-saved' });
        return askAgain();
      }
      await sender.send(left.count);
    });

  /** Another tab has dealt with the answer, or somebody has emptied the storage: the server says which. */
  async function forget(savedBefore: number | null) {
    const { pending } = get();
    if (pending === null) return;
    await reader.refresh();
    if (sender.isDelivering()) return;
    const { saved, choice } = get();
    if (saved === pending) set({ pending: null, delivery: 'idle', thanked: choice === saved });
    else sender.settle(pending, saved === savedBefore ? 'not-saved' : 'changed');
  }

  /** The first subscriber starts the page; the last one to leave stops its listening. */
  function start() {
    const stops = [
      connection.onReturn(() => void comeBack()),
      // Another tab has dealt with the answer. What it only writes down is its own to send.
      unsent.onChangeElsewhere(() => unsent.read() === undefined && void comeBack()),
    ];
    if (get().page === 'loading') void load();
    return () => {
      for (const stop of stops) stop();
      clearTimeout(retry);
    };
  }

  return {
    getSnapshot: get,
    subscribe: state.subscribe,
    load,
    choose(count: number) {
      const delivery = answeredByAChoice.has(get().delivery) ? 'idle' : get().delivery;
      set({ choice: withinLimit(count, get().invitation?.limit ?? count), thanked: false, delivery });
    },
    confirm: sender.confirm,
    changeAnswer: () => set({ thanked: false, delivery: 'idle' }),
  };
}
