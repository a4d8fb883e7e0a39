import { getRemaining, noteStart } from '../../../api/call-start.ts';
import { ApiError, hasEndedSession, isGone } from '../../../api/errors.ts';
import type { Guest, GuestDetails } from '../../../domain/guest/guest.ts';
import { createStore } from '../../../storage/store.ts';
import {
  countState,
  countUnsettled,
  type GuestState,
  type Journal,
  type JournalStore,
  type PlannedGuest,
} from './journal.ts';
import { reconcile } from './reconcile.ts';

/**
 * The state of an import. `settling` waits for calls without a response, `stopped` for the organiser after a failure,
 * `elsewhere` for another tab.
 */
type RunStatus = 'settling' | 'checking' | 'running' | 'paused' | 'stopped' | 'elsewhere' | 'done';

export interface RunSnapshot {
  status: RunStatus;
  journal: Journal;
  /** Why it stopped, or waits for calls. */
  error?: unknown;
}

interface RunDeps {
  journals: Pick<JournalStore, 'writePlan' | 'writeProgress'>;
  /** Reads all guests of the event. */
  readList(): Promise<readonly Guest[]>;
  /** Adds or changes a guest. @returns the guest as they are now if their change was not sent as a whole */
  send(planned: PlannedGuest): Promise<GuestDetails | undefined>;
  wait(milliseconds: number): Promise<unknown>;
  /** Runs an action in one tab at a time; false if another tab runs it. */
  exclusively(action: () => Promise<void>): Promise<boolean>;
}

export type ImportRun = ReturnType<typeof createImportRun>;

/** The maximum number of concurrent calls. */
const maxCalls = 4;

/**
 * Sends the guests of a journal, each exactly once: a guest is marked as sent before the call, and the guest list
 * decides about every call without a response before anything is sent again.
 */
export function createImportRun(initial: Journal, { journals, send, readList, wait, exclusively }: RunDeps) {
  let isRunWanted = false;
  const isWanted = () => isRunWanted;
  const pause = () => {
    isRunWanted = false;
  };
  // When the page is left, calls in progress end, and the others wait in the journal.
  const store = createStore<RunSnapshot>({ status: 'paused', journal: initial }, () => pause);
  const getJournal = () => store.getSnapshot().journal;
  const become = (next: Partial<RunSnapshot>) => store.set({ ...store.getSnapshot(), ...next });
  const record = (change: Partial<Journal>) => {
    const journal = { ...getJournal(), ...change };
    journals.writeProgress(journal);
    become({ journal });
  };
  const setState = (place: number, state: GuestState, change?: Partial<Journal>) =>
    record({ states: getJournal().states.map((each, at) => (at === place ? state : each)), ...change });

  /** Stores the change of another user, to show it to the organiser. */
  const showTheirs = (place: number, change: PlannedGuest['change']) => {
    const journal = getJournal();
    const guests = journal.plan.guests.map((each, at) => (at === place ? { ...each, change } : each));
    become({ journal: { ...journal, plan: { ...journal.plan, guests } } });
    journals.writePlan(getJournal().plan);
  };

  const sendAt = async (place: number) => {
    const planned = getJournal().plan.guests[place];
    if (!planned) return;
    setState(place, 'unknown', { sentAt: noteStart() });
    try {
      const from = await send(planned);
      setState(place, from ? 'overtaken' : 'created');
      if (from && planned.change) showTheirs(place, { ...planned.change, from });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOfGuest(error) || (planned.change && isGone(error))) {
        setState(place, 'refused', { reasons: { ...getJournal().reasons, [place]: error.message } });
      } else {
        // An answered call has no later effect.
        setState(place, 'waiting');
        throw error;
      }
    }
  };

  /** Sends the waiting guests, and awaits the calls in progress in any case. */
  const sendWaiting = async () => {
    let next = 0;
    let failure: { error: unknown } | undefined;
    const work = async () => {
      while (isWanted() && !failure) {
        const place = getJournal().states.indexOf('waiting', next);
        if (place < 0) return;
        next = place + 1;
        try {
          await sendAt(place);
        } catch (error) {
          failure ??= { error };
        }
      }
    };
    await Promise.all(Array.from({ length: maxCalls }, work));
    if (failure) throw failure.error;
  };

  /** Gives calls without a response enough time, so that the list contains their results. Resolves early on a pause. */
  const waitForCalls = async (error: unknown) => {
    const { states, sentAt } = getJournal();
    if (sentAt === undefined || !states.includes('unknown')) return;
    become({ status: 'settling', error });
    for (let left = getRemaining(sentAt); isWanted() && left > 0; left -= 500)
      await wait(Math.min(left, 500));
  };

  /** Reads the list, then sends; repeats as long as calls without a response are followed by others with one. */
  const runToEnd = async (isCancelled: boolean) => {
    /** A cancelled guest is skipped, also one whose call turns out not to have arrived. */
    const recordStates = (states: readonly GuestState[]) =>
      record({ states: states.map((state) => (isCancelled && state === 'waiting' ? 'skipped' : state)) });
    recordStates(getJournal().states);
    let failure: { error: unknown } | undefined;
    while (isWanted() && countUnsettled(getJournal()) > 0) {
      const before = countState(getJournal(), 'created');
      try {
        await waitForCalls(failure?.error);
        if (!isWanted()) break;
        become({ status: 'checking', error: undefined });
        recordStates(reconcile(getJournal(), await readList()));
        become({ status: 'running' });
        await sendWaiting();
        break;
      } catch (error) {
        const isStuck = failure && countState(getJournal(), 'created') === before;
        const isFinal = error instanceof ApiError || hasEndedSession(error);
        if (isStuck || isFinal || store.getSnapshot().status === 'checking') {
          return become({ status: 'stopped', error });
        }
        failure = { error };
      }
    }
    become({ status: countUnsettled(getJournal()) > 0 ? 'paused' : 'done' });
  };

  const run = async (isCancelled: boolean) => {
    if (isUnderWay(store.getSnapshot())) return;
    isRunWanted = true;
    become({ status: 'checking', error: undefined });
    const isMine = await exclusively(async () => {
      journals.writePlan(getJournal().plan);
      await runToEnd(isCancelled);
    });
    isRunWanted = false;
    if (!isMine) become({ status: 'elsewhere' });
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Sends the waiting guests. Does nothing while it runs, like `cancel`. */
    start: () => run(false),
    pause,
    /** Sends a change over the newer change of another user. */
    apply(place: number) {
      setState(place, 'waiting');
      return run(false);
    },
    /** Cancels the waiting guests, and ends the import once every call without a response is settled. */
    cancel: () => run(true),
  };
}

/** Whether an import continues automatically. */
export const isUnderWay = ({ status }: Pick<RunSnapshot, 'status'>) =>
  status === 'settling' || status === 'checking' || status === 'running';

/** The server has validated the guest and refused. 401, 404 and 429 concern the call, not the guest. */
const isOfGuest = ({ status }: ApiError) => [400, 409, 413, 422].includes(status);
