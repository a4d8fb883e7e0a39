import { createAnswerReader, createAnswerSender } from './answer-sender.ts';
import {
  type Answer,
  type Answering,
  type AnsweringDeps,
  createAnsweringState,
  autoRetryStates,
  manualRetryStates,
  type UnsentAnswer,
  type AnsweringState,
  type UnsentStore,
  createUnsentStore,
} from './answering-state.ts';
import { clampCount, isOverLimit } from './count.ts';
import { deadlines } from './deadlines.ts';
import type { RsvpApi } from '../../api/rsvp-client.ts';
import { saveRsvp, fetchRsvp } from './rsvp-calls.ts';
import { runInOneTab } from '../../storage/run-in-one-tab.ts';

export type AnsweringStore = ReturnType<typeof createAnswering>;

/** How often the server is read automatically to find out whether it has applied a save after all. */
const maxRetries = 6;

/**
 * Handles a guest's answer from the first read to the thank-you: an answer is never lost, changed by no one but
 * the guest, and never claimed as saved before the server has it.
 */
export function createAnswering(deps: AnsweringDeps) {
  const { unsentStore, connection } = deps;
  const state = createAnsweringState(deps, start);
  const { get, set } = state;
  const reader = createAnswerReader(deps, state);
  const retry = createRetry(() => void refetch());
  const scheduleRetry = retry.schedule;
  const sender = createAnswerSender(deps, state, reader, scheduleRetry);

  async function load() {
    set({ page: 'loading' });
    await read();
  }

  async function read() {
    await reader.refresh();
    const { page, delivery } = get();
    const unsent = unsentStore.read();
    if (unsent) state.showStored(unsent, page === 'ready' ? delivery : undefined);
    if (unsent && page === 'ready') return syncUnsent();
    if (page !== 'unreachable') return;
    const wait = reader.getWait();
    if (wait > 0) scheduleRetry(wait);
    else if (unsent) scheduleRetry();
  }

  /** Reads again, and continues with the unsent answer. */
  async function refetch() {
    const wait = reader.getWait();
    if (wait > 0) return scheduleRetry(wait);
    const { page } = get();
    // A gateway's 404 may have looked like the API's.
    if (page === 'unreachable' || page === 'not-valid') return read();
    if (page !== 'ready' || sender.isSending()) return;
    const before = get();
    if (!(await reader.refresh())) {
      state.updateIsStored();
      // Nothing is sent automatically until it is known whether there is a newer answer.
      if (get().unsent !== null) scheduleRetry();
      return;
    }
    updateDelivery(before);
    if (autoRetryStates.includes(get().delivery)) return syncUnsent(before.saved);
    state.updateIsStored();
    scheduleRead();
  }

  /** A save that failed, or whose outcome is unknown, may be applied after its timeout. */
  const scheduleRead = () => {
    if (manualRetryStates.includes(get().delivery) && retry.getCount() < maxRetries) scheduleRetry();
  };

  /** Updates what the guest was told according to a new read. */
  function updateDelivery(before: Answering) {
    const { saved, unsent, choice, thanked, delivery, invitation } = get();
    if (sender.isSending() || invitation?.isOtherGuest) return;
    if (unsent !== null && saved === unsent.count) return sender.applyOutcome(saved, 'saved');
    const isUnknown = unsent !== null && delivery === 'unknown';
    if (saved === before.saved) return isUnknown ? sender.applyOutcome(unsent.count, 'not-saved') : undefined;
    if (unsent !== null && !autoRetryStates.includes(delivery))
      // A save that only its status reported has not changed the server after all.
      sender.applyOutcome(unsent.count, saved === unsentStore.read()?.basedOn ? 'not-saved' : 'changed');
    else if (thanked) set({ thanked: false, delivery: 'changed', choice: null });
    // `syncUnsent` handles answers that are sent automatically, in storage too.
    else if (unsent === null && choice !== null && choice !== saved) set({ delivery: 'changed' });
  }

  /**
   * Continues with an answer that is unsent since an earlier visit, or in another tab or this one.
   * @param basedOn the server's count that the guest saw
   */
  const syncUnsent = (basedOn = get().saved) =>
    connection.runAlone(async () => {
      if (sender.isSending()) return;
      let unsent = unsentStore.read();
      reader.applyStoredPause(unsent?.notBefore);
      // Another tab may have accepted a newer answer while the server was read.
      while (unsent !== undefined && !reader.isAfterUnsent()) {
        await reader.waitForRead();
        const isFresh = reader.getWait() === 0 && (await reader.refresh());
        // The guest has confirmed an answer meanwhile, which takes precedence.
        if (sender.isSending()) return;
        if (!isFresh) return showUntilRead(unsent);
        unsent = unsentStore.read();
      }
      if (unsent === undefined) return handleRemoval(basedOn);
      const isReplaced = state.showStored(unsent, get().delivery);
      if (isReplaced === undefined) return;
      await sendOrAsk(unsent);
      // The guest has confirmed it in another tab, and this one showed another count.
      if (isReplaced && get().delivery === 'idle') set({ thanked: false, delivery: 'changed' });
    });

  /** Shows an unsent answer, which waits for a read. Confirm sends the shown count, so it must not be another one. */
  function showUntilRead(unsent: UnsentAnswer) {
    const wait = reader.getWait();
    state.showStored(unsent, unsent.autoSend && wait > 0 ? 'busy' : undefined);
    if (get().choice === null && !isOverLimit(unsent.count, get())) set({ choice: unsent.count });
    scheduleRetry(wait || undefined);
  }

  /** Sends an unsent answer that was compared with the server, or leaves the decision to the guest. */
  async function sendOrAsk(unsent: UnsentAnswer) {
    const { count, autoSend } = unsent;
    if (count === get().saved && !get().invitation?.isOtherGuest) return sender.applyOutcome(count, 'saved');
    if (get().invitation?.limit === undefined) {
      set({ delivery: 'no-limit' });
      return scheduleRetry();
    }
    // From now on the guest decides, at the next visit too.
    const handToGuest = (decision: Partial<Answering>) => {
      state.storeUnsent({ ...unsent, autoSend: false });
      set(decision);
    };
    if (isOverLimit(count, get())) return handToGuest({ delivery: 'over-limit', choice: null });
    set({ choice: get().choice ?? count });
    if (unsent.basedOn !== get().saved) {
      if (!get().invitation?.isOtherGuest) return handToGuest({ delivery: 'changed' });
      // Another guest's record says nothing about this one's answer.
      set({ delivery: autoSend ? 'busy' : 'unknown' });
      return scheduleRetry();
    }
    if (unsent.reason !== undefined) return set({ delivery: 'refused' });
    if (!autoSend) {
      set({ delivery: 'not-saved' });
      return scheduleRead();
    }
    await sender.send(count);
  }

  /** Another tab has handled the answer, or the storage was emptied: the server knows which. */
  async function handleRemoval(basedOn: number | null) {
    const { unsent } = get();
    if (unsent === null) return;
    const { count } = unsent;
    await reader.refresh();
    if (sender.isSending()) return;
    const { saved, choice } = get();
    if (saved === count)
      return set({ unsent: null, delivery: 'idle', sending: null, thanked: choice === saved });
    set({ choice: choice ?? count });
    sender.applyOutcome(count, saved === basedOn ? 'not-saved' : 'changed');
  }

  /** Another tab has handled the answer, or stored another one: it is shown here, and that tab sends it. */
  function onStorageChange() {
    const stored = unsentStore.read();
    const { delivery, choice, unsent } = get();
    if (stored === undefined) void refetch();
    else if (autoRetryStates.includes(delivery) && choice === unsent?.count)
      state.showStored(stored, delivery);
  }

  /** The first subscriber starts the page; the last one stops its listeners. */
  function start() {
    const stops = [connection.onReturn(() => void refetch()), unsentStore.onChangeElsewhere(onStorageChange)];
    if (get().page === 'loading') void load();
    return () => {
      for (const stop of stops) stop();
      retry.stop();
    };
  }

  return {
    getSnapshot: get,
    subscribe: state.subscribe,
    load,
    refetch,
    sendEarly: createEarlySender(state, unsentStore, syncUnsent),
    /** Null takes the choice back. */
    choose(count: number | null) {
      const { delivery, invitation } = get();
      const choice = count === null ? null : clampCount(count, invitation?.limit ?? count);
      // The guest resolves these states with the next choice.
      const isResolved = ['refused', 'over-limit', 'changed'].includes(delivery);
      set({ choice, thanked: false, delivery: isResolved ? 'idle' : delivery });
    },
    confirm: sender.confirm,
    changeAnswer: () => set({ thanked: false, delivery: 'idle' }),
  };
}

/** Runs a job again later, after pauses that double up to 16 times the first. */
function createRetry(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /**
     * Several failures before the next retry are one step of the backoff.
     * @param milliseconds replaces the pause, and a retry that is scheduled already
     */
    schedule(milliseconds?: number) {
      if (milliseconds === undefined && timer !== undefined) return;
      stop();
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        milliseconds ?? deadlines.retry * 2 ** Math.min(count++, 4),
      );
    },
    stop,
    /** How often the pause was not given. */
    getCount: () => count,
  };
}

/**
 * Continues with an answer that was confirmed before the page was loaded. Another tab or device may have answered since,
 * so it is sent by the rules of an unsent answer.
 */
const createEarlySender =
  (
    { get, set, storeUnsent }: AnsweringState,
    unsentStore: UnsentStore,
    syncUnsent: (basedOn: number | null) => Promise<void>,
  ) =>
  async (answer: Answer) => {
    const { count } = answer;
    const unsent = { ...answer, autoSend: false };
    set({ choice: isOverLimit(count, get()) ? null : count, unsent, delivery: 'sending', sending: count });
    const slow = setTimeout(
      () => get().delivery === 'sending' && set({ delivery: 'slow' }),
      deadlines.notice,
    );
    // A read and a save that both take long go on, but the guest need not wait for them.
    const giveUp = setTimeout(
      () => get().delivery === 'slow' && set({ delivery: 'offline', sending: null }),
      deadlines.save,
    );
    if (unsentStore.read() === undefined) {
      // Another tab has removed it, and so has handled it: the guest decides.
      storeUnsent(unsent);
      // Storage never had it.
      if (!get().isStored) storeUnsent({ ...unsent, autoSend: true });
    }
    await syncUnsent(answer.basedOn);
    clearTimeout(slow);
    clearTimeout(giveUp);
  };

/** A guest's answer over the real network, storage and tabs. */
export const createGuestAnswering = (api: RsvpApi, guestId: string) =>
  createAnswering({
    read: (signal) => fetchRsvp(api, guestId, signal),
    save: (count, signal) => saveRsvp(api, guestId, count, signal),
    unsentStore: createUnsentStore(guestId),
    connection: createConnection(guestId),
  });

/** The browser's connection events, and messages between tabs of the same guest. */
const createConnection = (guestId: string): AnsweringDeps['connection'] => ({
  onReturn(listener) {
    // A phone that wakes up may have missed 'online', and another tab may have answered meanwhile.
    let away = false;
    const leave = () => (away = true);
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return leave();
      if (away) listener();
      away = false;
    };
    const restore = (event: PageTransitionEvent) => event.persisted && listener();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', listener, { signal });
    addEventListener('blur', leave, { signal });
    addEventListener('focus', comeBack, { signal });
    addEventListener('pageshow', restore, { signal });
    addEventListener('visibilitychange', comeBack, { signal });
    return () => controller.abort();
  },
  // Without locks two tabs may both send, which does no harm because the count is absolute.
  runAlone: (job) => runInOneTab(`guestwise.rsvp.${guestId}`, job),
  warnBeforeLeaving(isNeeded) {
    if (isNeeded) addEventListener('beforeunload', askBeforeLeaving);
    else removeEventListener('beforeunload', askBeforeLeaving);
  },
});

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
