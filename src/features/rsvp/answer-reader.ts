import { readAnsweredCount } from '../../api/zero-count.ts';
import type { AnsweringParts, AnsweringState } from './answering-state.ts';
import { longestRetryAfter } from '../../api/retry-after.ts';
import { deadlines, within } from './deadlines.ts';
import type { Invitation } from './invitation.ts';
import type { Reading } from './queries.ts';

export type AnswerReader = ReturnType<typeof createAnswerReader>;

/** Reads what the server holds. A read that began before a save ended never brings its old count back. */
export function createAnswerReader({ read, unsent }: AnsweringParts, state: AnsweringState) {
  const { get, set } = state;
  /** Counts the saves that began or ended: a read across one says nothing about the saved count. */
  let saves = 0;
  let saving = false;
  let answeredHere = false;
  /** Until when the server is not called, by the clock that people set and by the one that nobody can. */
  let notBefore = { date: 0, uptime: 0 };
  let refreshing: Promise<boolean> | undefined;
  /** The unsent answer in storage when the last read began. */
  let unsentBefore = '';

  async function ask(): Promise<Reading> {
    const reading: Reading = await within(deadlines.read, read, { kind: 'unreachable' });
    if (reading.kind === 'unreachable' && reading.retryAfter !== undefined) waitFor(reading.retryAfter);
    return reading;
  }

  /** Until the guest has answered here, a 0 may be the backend's word for silence. */
  const getSaved = ({ saved }: Invitation) => (answeredHere ? saved : readAnsweredCount(saved));

  /** An answer without a limit says too little to stand in for what is known already. */
  const isPoor = ({ limit }: Invitation) => limit === undefined && get().invitation?.limit !== undefined;

  async function refreshNow(): Promise<boolean> {
    const savesBefore = saves;
    unsentBefore = JSON.stringify(unsent.read());
    const reading = await ask();
    if (reading.kind !== 'invitation') {
      if (reading.kind === 'not-valid' || get().page !== 'ready') set({ page: reading.kind });
      return false;
    }
    const { invitation } = reading;
    if (isPoor(invitation)) return false;
    const isFresh = !saving && saves === savesBefore;
    set({ page: 'ready', invitation, ...(isFresh && { saved: getSaved(invitation) }) });
    return isFresh;
  }

  const waitFor = (asked: number) => {
    const milliseconds = Math.min(asked, longestRetryAfter);
    notBefore = { date: Date.now() + milliseconds, uptime: performance.now() + milliseconds };
  };
  /**
   * How long the server is not to be called, in milliseconds; 0 for not at all. A clock that is set back does not make it
   * longer, nor does a phone that slept, whose uptime may stand still.
   */
  const getWait = () =>
    Math.max(0, Math.min(notBefore.date - Date.now(), notBefore.uptime - performance.now()));
  /** The time in storage that this tab knows already: by a clock that was set back it would be another one. */
  let known: number | undefined;
  /** A reload does not shorten the time that the server asked for, nor does another tab. */
  function heed(stored: number | undefined) {
    if (stored === undefined || stored === known) return;
    known = stored;
    waitFor(stored - Date.now());
  }
  heed(unsent.read()?.notBefore);

  return {
    ask,
    getSaved,
    isPoor,
    /** Reads again, once at a time. Resolves to whether `saved` is now what the server holds. */
    refresh: () => (refreshing ??= refreshNow().finally(() => (refreshing = undefined))),
    /** Whether `saved` was read after the answer in storage was put there: an earlier read says nothing about it. */
    isAfterUnsent: () => unsentBefore === JSON.stringify(unsent.read()),
    /** Resolves once no refresh is under way. */
    settled: async () => void (await refreshing),
    beginSave() {
      saves++;
      saving = true;
    },
    endSave() {
      saves++;
      saving = false;
    },
    noteAnswered: () => void (answeredHere = true),
    waitFor,
    heed,
    getWait,
    /** The time to keep in storage, in milliseconds since 1970; undefined where the server may be called. */
    getNotBefore: () => (getWait() > 0 ? (known = notBefore.date) : undefined),
  };
}
