import { readAnsweredCount } from '../../api/rsvp-count.ts';
import type { AnsweringParts, AnsweringState } from './answering-state.ts';
import { longestRetryAfter } from '../../api/retry-after.ts';
import { deadlines, runWithDeadline } from './deadlines.ts';
import type { Invitation } from './invitation.ts';
import type { RsvpReading } from './queries.ts';

export type AnswerReader = ReturnType<typeof createAnswerReader>;

/** Reads the server's state. A read that began before a save ended never restores its old count. */
export function createAnswerReader({ read, unsent }: AnsweringParts, state: AnsweringState) {
  const { get, set } = state;
  /** Counts the saves that began or ended: a read across one says nothing about the saved count. */
  let saves = 0;
  let saving = false;
  let answeredHere = false;
  /** Until when the server must not be called: by the system clock, to be stored, and by the monotonic clock. */
  let notBefore = { date: 0, uptime: 0 };
  let refreshing: Promise<boolean> | undefined;
  /** The unsent answer in storage when the last fresh read began: unknown for the first, which the boot script sends. */
  let unsentBefore = '';
  let hasRead = false;

  async function ask(): Promise<RsvpReading> {
    const reading: RsvpReading = await runWithDeadline(deadlines.read, read, { kind: 'unreachable' });
    if (reading.kind === 'unreachable' && reading.retryAfter !== undefined) waitFor(reading.retryAfter);
    return reading;
  }

  /** Before the guest has answered here, a 0 may mean no answer for this backend. */
  const getSaved = ({ saved }: Invitation) => (answeredHere ? saved : readAnsweredCount(saved));

  /** A response without a limit is too incomplete to replace what is known, and so is another guest's record. */
  const isIncomplete = ({ limit, guestId, isOtherGuest }: Invitation) => {
    const known = get().invitation;
    if (isOtherGuest && known && known.guestId !== guestId) return true;
    return limit === undefined && known?.limit !== undefined;
  };

  async function refreshNow(): Promise<boolean> {
    const savesBefore = saves;
    const left = hasRead ? JSON.stringify(unsent.read()) : '';
    hasRead = true;
    const reading = await ask();
    if (reading.kind !== 'invitation') {
      if (reading.kind === 'not-valid' || get().page === 'loading') set({ page: reading.kind });
      return false;
    }
    const { invitation } = reading;
    if (isIncomplete(invitation)) return false;
    const isFresh = !saving && saves === savesBefore;
    if (isFresh) unsentBefore = left;
    set({ page: 'ready', invitation, ...(isFresh && { saved: getSaved(invitation) }) });
    return isFresh;
  }

  const waitFor = (asked: number) => {
    const milliseconds = Math.min(asked, longestRetryAfter);
    notBefore = { date: Date.now() + milliseconds, uptime: performance.now() + milliseconds };
  };
  /**
   * How long the server must not be called, in milliseconds; 0 for now. A system clock that jumps does not matter. The
   * uptime of a phone may pause while it sleeps, so then it waits for the rest, some minutes at most.
   */
  const getWait = () => Math.max(0, notBefore.uptime - performance.now());
  /** The stored time that this tab knows already: after the clock was set back, it would look like another one. */
  let known: number | undefined;
  /** Neither a reload nor another tab shortens the pause that the server asked for. */
  function applyStoredPause(stored: number | undefined) {
    if (stored === undefined || stored === known) return;
    known = stored;
    waitFor(stored - Date.now());
  }
  applyStoredPause(unsent.read()?.notBefore);

  return {
    ask,
    getSaved,
    isIncomplete,
    /** Reads again, one read at a time. Resolves to whether `saved` is now the server's state. */
    refresh: () => (refreshing ??= refreshNow().finally(() => (refreshing = undefined))),
    /** Whether `saved` was read after the stored answer was written: an earlier read says nothing about it. */
    isAfterUnsent: () => unsentBefore === JSON.stringify(unsent.read()),
    /** Resolves once no refresh is running. */
    waitUntilSettled: async () => void (await refreshing),
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
    applyStoredPause,
    getWait,
    /** The time to store, in milliseconds since 1970; undefined if the server may be called. */
    getNotBefore: () => (getWait() > 0 ? (known = notBefore.date) : undefined),
  };
}
