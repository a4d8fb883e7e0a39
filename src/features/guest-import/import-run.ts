import { ApiError } from '../../api/errors.ts';
import type { GuestDetails } from '../../domain/guest-details.ts';
import type { GuestState, Journal, JournalStore, Plan } from './journal.ts';
import { reconcile } from './reconcile.ts';

/** Where an import stands. `stopped` waits for the organiser after a failure, `elsewhere` for another tab. */
type RunStatus = 'idle' | 'checking' | 'running' | 'paused' | 'stopped' | 'elsewhere' | 'done';

export interface RunSnapshot {
  status: RunStatus;
  journal: Journal;
  /** Why it stopped. */
  error?: unknown;
}

export interface RunParts {
  store: Pick<JournalStore, 'writePlan' | 'writeProgress'>;
  /** createGuest. */
  send(guest: GuestDetails): Promise<unknown>;
  /** Everybody on the event's guest list. */
  readList(): Promise<readonly { name: string; phone: string }[]>;
  /** Runs an action in one tab at a time; false where another tab runs it. */
  exclusively(action: () => Promise<void>): Promise<boolean>;
}

export type ImportRun = ReturnType<typeof createImportRun>;

/** Calls under way at once. */
const atOnce = 4;

/**
 * Sends the guests of a journal, each exactly once: a guest is marked as sent before its call leaves, and
 * the guest list decides about every call without an answer before anything is sent again.
 */
export function createImportRun(initial: Journal, { store, send, readList, exclusively }: RunParts) {
  let snapshot: RunSnapshot = { status: 'idle', journal: initial };
  let wish: 'run' | 'pause' | 'cancel' = 'pause';
  const listeners = new Set<() => void>();

  const become = (next: Partial<RunSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const record = (change: Pick<Journal, 'states'> & Partial<Journal>) => {
    const journal = { ...snapshot.journal, ...change };
    store.writeProgress(journal);
    become({ journal });
  };
  const setState = (place: number, state: GuestState, reason?: string) =>
    record({
      states: snapshot.journal.states.with(place, state),
      ...(reason !== undefined && { reasons: { ...snapshot.journal.reasons, [place]: reason } }),
    });

  const sendAt = async (place: number) => {
    const planned = snapshot.journal.plan.guests[place];
    if (!planned) return;
    setState(place, 'unclear');
    try {
      await send(planned.guest);
      setState(place, 'created');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setState(place, 'refused', error.message);
    }
  };

  /** Sends what waits; the calls under way are awaited, whatever stops it. */
  const sendWaiting = async () => {
    let next = 0;
    let failure: { error: unknown } | undefined;
    const work = async () => {
      while (wish === 'run' && !failure) {
        const place = snapshot.journal.states.indexOf('waiting', next);
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

  /** Reads the list, then sends; once more where a call got no answer but the list can be read. */
  const runToEnd = async () => {
    for (let isRepeated = false; ; isRepeated = true) {
      const before = countStates(snapshot.journal, 'created');
      try {
        become({ status: 'checking', error: undefined });
        record({ states: reconcile(snapshot.journal, await readList()) });
        become({ status: 'running' });
        await sendWaiting();
        break;
      } catch (error) {
        const isStuck = isRepeated && countStates(snapshot.journal, 'created') === before;
        if (isStuck || error instanceof ApiError || snapshot.status === 'checking') {
          return become({ status: 'stopped', error });
        }
      }
    }
    if (wish === 'cancel') {
      record({ states: snapshot.journal.states.map((state) => (state === 'waiting' ? 'skipped' : state)) });
    }
    become({ status: isFinished(snapshot.journal) ? 'done' : 'paused' });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // The page is left: what is under way ends, the rest waits in the journal.
        if (listeners.size === 0 && wish === 'run') wish = 'pause';
      };
    },
    /** Sends what is not sent yet. Calls while it runs do nothing. */
    async start() {
      if (wish === 'run' || snapshot.status === 'checking' || snapshot.status === 'running') return;
      wish = 'run';
      const isMine = await exclusively(async () => {
        store.writePlan(snapshot.journal.plan);
        await runToEnd();
      });
      wish = 'pause';
      if (!isMine) become({ status: 'elsewhere' });
    },
    pause() {
      wish = 'pause';
    },
    /** Gives up what is not sent yet. */
    cancel() {
      const isIdle = wish !== 'run' && snapshot.status !== 'running' && snapshot.status !== 'checking';
      wish = 'cancel';
      if (!isIdle) return;
      record({ states: snapshot.journal.states.map((state) => (state === 'waiting' ? 'skipped' : state)) });
      become({ status: isFinished(snapshot.journal) ? 'done' : snapshot.status });
    },
  };
}

/** A journal with nothing sent yet. */
export const createJournal = (plan: Plan): Journal => ({
  plan,
  states: plan.guests.map(() => 'waiting'),
  reasons: {},
});

/** Guests in one of these states. */
export const countStates = ({ states }: Journal, ...wanted: GuestState[]) =>
  states.filter((state) => wanted.includes(state)).length;

/** Whether nothing is left to send or to find out. */
export const isFinished = (journal: Journal) => countStates(journal, 'waiting', 'unclear') === 0;

/** The server has looked at the guest and said no. 401, 404 and 429 are about the call, not the guest. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 413, 422].includes(error.status);
