import { ApiError, isInconclusive } from '../../../api/errors.ts';
import { getRemaining, noteStart } from '../../../api/call-start.ts';
import { createStore } from '../../../storage/store.ts';
import type { GuestDetails } from '../../../domain/guest/guest.ts';
import { type FinalCheck, type FinalParts, runFinalCheck } from './final-check.ts';
import type { GuestState, Journal, JournalStore, ImportPlan } from './journal.ts';
import { reconcile } from './reconcile.ts';

/**
 * The state of an import. `settling` waits for calls without a response, `stopped` for the organiser after a failure,
 * `elsewhere` for another tab.
 */
type RunStatus = 'idle' | 'settling' | 'checking' | 'running' | 'paused' | 'stopped' | 'elsewhere' | 'done';

export interface RunSnapshot extends FinalCheck {
  status: RunStatus;
  journal: Journal;
  /** Why it stopped, or waits for calls. */
  error?: unknown;
}

interface RunParts extends FinalParts {
  journals: Pick<JournalStore, 'writePlan' | 'writeProgress'>;
  /** createGuest. */
  send(guest: GuestDetails): Promise<unknown>;
  wait(milliseconds: number): Promise<unknown>;
  /** Runs an action in one tab at a time; false if another tab runs it. */
  exclusively(action: () => Promise<void>): Promise<boolean>;
}

export type ImportRun = ReturnType<typeof createImportRun>;

/** The number of concurrent calls. */
const atOnce = 4;

/**
 * Sends the guests of a journal, each exactly once: a guest is marked as sent before the call, and the guest list
 * decides about every call without a response before anything is sent again.
 */
export function createImportRun(initial: Journal, parts: RunParts) {
  const { journals, send, readList, wait, exclusively } = parts;
  let wish: 'run' | 'pause' | 'cancel' = 'pause';
  const isWanted = () => wish === 'run';
  const store = createStore<RunSnapshot>({ status: 'idle', journal: initial }, () => () => {
    // The page was left: calls in progress end, the others wait in the journal.
    if (wish === 'run') wish = 'pause';
  });
  const become = (next: Partial<RunSnapshot>) => store.set({ ...store.getSnapshot(), ...next });
  const record = (change: Pick<Journal, 'states'> & Partial<Journal>) => {
    const journal = { ...store.getSnapshot().journal, ...change };
    journals.writeProgress(journal);
    become({ journal });
  };
  const setState = (place: number, state: GuestState, reason?: string) =>
    record({
      states: replaceAt(store.getSnapshot().journal.states, place, state),
      ...(reason !== undefined && { reasons: { ...store.getSnapshot().journal.reasons, [place]: reason } }),
    });

  const skipWaiting = () =>
    record({
      states: store.getSnapshot().journal.states.map((state) => (state === 'waiting' ? 'skipped' : state)),
    });

  /** The indexes of unanswered calls. */
  const open = new Set<number>();
  const sendAt = async (place: number) => {
    const planned = store.getSnapshot().journal.plan.guests[place];
    if (!planned) return;
    open.add(place);
    record({ states: replaceAt(store.getSnapshot().journal.states, place, 'unclear'), sentAt: noteStart() });
    try {
      await send(planned.guest);
      open.delete(place);
      setState(place, 'created');
    } catch (error) {
      // An answered call has no later effect.
      if (error instanceof ApiError && !isInconclusive(error)) open.delete(place);
      if (!isRefusal(error)) throw error;
      setState(place, 'refused', error.message);
    } finally {
      if (open.size === 0) record({ states: store.getSnapshot().journal.states, sentAt: undefined });
    }
  };

  /** Sends what is waiting, and awaits the calls in progress in any case. */
  const sendWaiting = async () => {
    let next = 0;
    let failure: { error: unknown } | undefined;
    const work = async () => {
      while (isWanted() && !failure) {
        const place = store.getSnapshot().journal.states.indexOf('waiting', next);
        if (place < 0) return;
        next = place + 1;
        try {
          await sendAt(place);
        } catch (error) {
          failure ??= { error };
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (failure) throw failure.error;
  };

  /** Gives calls without a response enough time, so that the list contains their results. Resolves early on a pause. */
  const waitForCalls = async (error?: unknown) => {
    const { states, sentAt } = store.getSnapshot().journal;
    if (sentAt === undefined || !states.includes('unclear')) return;
    open.clear();
    become({ status: 'settling', error });
    let left = getRemaining(sentAt);
    for (; isWanted() && left > 0; left -= 500) await wait(Math.min(left, 500));
  };

  /** Reads the list, then sends; repeats once if a call got no response but the list can be read. */
  const runToEnd = async () => {
    let failure: unknown;
    for (let isRepeated = false; ; isRepeated = true) {
      const before = countStates(store.getSnapshot().journal, 'created');
      try {
        await waitForCalls(failure);
        if (!isWanted()) break;
        become({ status: 'checking', error: undefined });
        record({ states: reconcile(store.getSnapshot().journal, await readList()) });
        become({ status: 'running' });
        await sendWaiting();
        break;
      } catch (error) {
        const isStuck = isRepeated && countStates(store.getSnapshot().journal, 'created') === before;
        if (isStuck || error instanceof ApiError || store.getSnapshot().status === 'checking') {
          return become({ status: 'stopped', error });
        }
        failure = error;
      }
    }
    if (wish === 'cancel') skipWaiting();
    if (!isFinished(store.getSnapshot().journal)) return become({ status: 'paused' });
    become({ status: 'checking', error: undefined });
    become({ status: 'done', ...(await runFinalCheck(store.getSnapshot().journal, parts)) });
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Sends what is not sent yet. Calls while it runs do nothing. */
    async start() {
      if (wish === 'run' || isUnderWay(store.getSnapshot())) return;
      wish = 'run';
      const isMine = await exclusively(async () => {
        journals.writePlan(store.getSnapshot().journal.plan);
        await runToEnd();
      });
      wish = 'pause';
      if (!isMine) become({ status: 'elsewhere' });
    },
    pause() {
      wish = 'pause';
    },
    /** Cancels what is not sent yet. */
    cancel() {
      const isIdle = wish !== 'run' && !isUnderWay(store.getSnapshot());
      wish = 'cancel';
      if (!isIdle) return;
      skipWaiting();
      become({ status: isFinished(store.getSnapshot().journal) ? 'done' : store.getSnapshot().status });
    },
  };
}

/** A journal with nothing sent yet. */
export const createJournal = (plan: ImportPlan): Journal => ({
  plan,
  states: plan.guests.map(() => 'waiting'),
  reasons: {},
});

/** Whether an import continues automatically. */
export const isUnderWay = ({ status }: Pick<RunSnapshot, 'status'>) =>
  status === 'settling' || status === 'checking' || status === 'running';

/** Guests in one of these states. */
export const countStates = ({ states }: Journal, ...wanted: GuestState[]) =>
  states.filter((state) => wanted.includes(state)).length;

/** The guests of an import who are on the list now. */
export const getAdded = ({ plan, states }: Journal) =>
  plan.guests.filter((_, place) => states[place] === 'created' || states[place] === 'present');

/** Whether nothing is left to send or to settle. */
export const isFinished = (journal: Journal) => countStates(journal, 'waiting', 'unclear') === 0;

/** The server has validated the guest and refused. 401, 404 and 429 concern the call, not the guest. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 413, 422].includes(error.status);

const replaceAt = (states: readonly GuestState[], place: number, state: GuestState) =>
  states.map((each, at) => (at === place ? state : each));
