import type {
  AnsweringDeps,
  AnsweringState,
  TabUnsent,
  Answering,
  ConfirmedAnswer,
  Delivery,
} from './answering-state.ts';
import { isOverLimit } from './count.ts';
import type { Saving, RsvpReading } from './rsvp-calls.ts';
import { maxRetryAfter } from '../../api/retry-after.ts';
import { deadlines, runWithDeadline } from './deadlines.ts';
import type { Invitation } from './invitation.ts';

/**
 * Sends the answers that the guest confirmed. Saves run one after another and the last confirmed count wins; an
 * unsent answer stays in storage until the server is known to have it.
 */
export function createAnswerSender(
  { save }: AnsweringDeps,
  state: AnsweringState,
  reader: AnswerReader,
  tabUnsent: TabUnsent,
  /** Called when a retry makes sense: after this many milliseconds, or after the default pause. */
  scheduleRetry: (milliseconds?: number) => void,
) {
  const { get, set } = state;
  /** The unsent count to send next, until its outcome is known. */
  let countToSend: number | undefined;
  /** The server's count when the guest confirmed: a different one there is a newer answer. */
  let basedOn: number | null = null;
  let delivering = false;
  /**
   * Another tab has removed it for a newer answer, which may exist only in that tab's memory. So this one is not sent
   * automatically.
   */
  let removedElsewhere = false;

  const storeUnsent = (count: number, autoSend: boolean, reason?: string) =>
    tabUnsent.store({
      count,
      basedOn,
      autoSend,
      notBefore: reader.getNotBefore(),
      reason,
    });
  /** Another count in storage is what the guest confirmed in another tab since. */
  const isNewerElsewhere = (count: number) => (tabUnsent.read()?.count ?? count) !== count;

  /** Sends a count that the guest confirmed, now or on an earlier visit. */
  async function send(count: number) {
    countToSend = count;
    removedElsewhere = false;
    basedOn = get().saved;
    storeUnsent(count, false);
    set({ thanked: false, reason: '' });
    if (delivering) return;
    delivering = true;
    for (let next: number | undefined = count; next !== undefined; next = countToSend) await deliver(next);
    delivering = false;
  }

  async function deliver(count: number) {
    // A notice that is shown already stays, so that it is announced once.
    set({ delivery: get().delivery === 'slow' ? 'slow' : 'sending', sending: count });
    const slow = setTimeout(() => countToSend === count && set({ delivery: 'slow' }), deadlines.notice);
    // The reads before and after the save do not add to the guest's wait.
    const end = performance.now() + deadlines.save;
    // A running read may bring news, but a read that hangs must not delay the answer.
    await runWithDeadline(deadlines.notice, reader.waitUntilSettled, undefined);
    await deliverNow(count, end);
    clearTimeout(slow);
  }

  async function deliverNow(count: number, end: number) {
    if (countToSend !== count) return;
    if (get().page === 'not-valid') return settle(count, 'not-valid');
    if (get().saved !== basedOn && get().saved !== count) return settle(count, 'changed');
    if (isOverLimit(count, get())) return settle(count, 'over-limit');
    if (reader.getWait() > 0) return settle(count, 'busy');
    reader.beginSave();
    const job = (signal: AbortSignal) => save(count, signal);
    const saving: Saving = await runWithDeadline(end - performance.now(), job, { kind: 'unknown' });
    reader.endSave();
    await conclude(count, saving, end);
  }

  async function conclude(count: number, saving: Saving, end: number) {
    switch (saving.kind) {
      case 'saved':
        return settle(count, 'saved');
      case 'saved-unseen':
        settle(count, 'saved-unseen');
        if (countToSend === undefined) await verify(count);
        return;
      case 'refused':
        set({ reason: saving.reason });
        settle(count, 'refused');
        await reader.refresh();
        if (countToSend === undefined && isOverLimit(count, get())) settle(count, 'over-limit');
        return;
      case 'busy':
        reader.waitFor(saving.retryAfter);
        return settle(count, 'busy');
      case 'not-saved':
        settle(count, 'not-saved');
        return retryLater(count);
      case 'unknown': {
        const remaining = end - performance.now();
        // Without time left the guest can try again at once, and the server is read meanwhile.
        settle(
          count,
          remaining > 0 ? await runWithDeadline(remaining, () => askTheServer(count), 'unknown') : 'unknown',
        );
        return retryLater(count, remaining > 0 ? undefined : 0);
      }
    }
  }

  /** A slow server, or one behind a gateway that timed out, may still apply it. */
  const retryLater = (count: number, milliseconds?: number) => {
    if (get().unsent === count) scheduleRetry(milliseconds);
  };

  /** Reads the server if the outcome of a save is unknown. */
  async function askTheServer(count: number): Promise<Outcome> {
    const reading = await reader.ask();
    if (reading.kind === 'not-valid') return 'not-valid';
    if (reading.kind === 'unreachable') return reading.isOffline ? 'offline' : 'unknown';
    const { saved, isOtherGuest } = reading.invitation;
    if (isOtherGuest) return 'unknown';
    if (saved === count) return 'saved';
    if (reader.isIncomplete(reading.invitation)) return 'unknown';
    set({ saved });
    return 'not-saved';
  }

  /** Withdraws the thank-you if the server has another count than the one it acknowledged. */
  async function verify(count: number) {
    const isFresh = await reader.refresh();
    if (countToSend !== undefined) return;
    if (!isFresh) return retryLater(count);
    if (get().saved === count) return settle(count, 'saved');
    basedOn = get().saved;
    settle(count, 'not-saved');
  }

  function settle(count: number, outcome: Outcome) {
    const isSaved = outcome === 'saved' || outcome === 'saved-unseen';
    if (isSaved) {
      basedOn = count;
      set({ saved: count });
    }
    // A count confirmed meanwhile is sent next, and its outcome is shown.
    if (countToSend !== undefined && countToSend !== count && outcome !== 'not-valid') return;
    countToSend = undefined;
    set({ sending: null });
    if (!isSaved) removedElsewhere ||= get().isStored && tabUnsent.read() === undefined;
    const isStored = !removedElsewhere && !isNewerElsewhere(count);
    const { storage, change } = getTransition(outcome, {
      count,
      state: get(),
      isStored,
      removedElsewhere,
    });
    if (storage === 'discard') tabUnsent.discard();
    else if (storage)
      storeUnsent(count, storage === 'send', outcome === 'refused' ? get().reason : undefined);
    set(change);
    if (outcome === 'busy') scheduleRetry(reader.getWait());
  }

  return {
    send,
    settle,
    /** Whether a confirmed count is being sent, until its outcome is known. */
    isDelivering: () => delivering,
    /** Sends a confirmed answer. Where another one was saved meanwhile, the guest decides. */
    async confirm(answer: ConfirmedAnswer) {
      const { saved } = get();
      set({ choice: answer.count });
      if (answer.basedOn !== saved && answer.count !== saved) return set({ delivery: 'changed' });
      await send(answer.count);
    },
  };
}

/** How sending an answer ended. */
type Outcome = Delivery | 'saved' | 'saved-unseen' | 'not-valid';

/** The answer and the page when the outcome is known. */
interface AnswerContext {
  count: number;
  state: Pick<Answering, 'choice' | 'delivery' | 'thanked'>;
  /** Whether the stored answer is this tab's: no other tab has removed it, or confirmed another one since. */
  isStored: boolean;
  /** Another tab has removed the stored answer. */
  removedElsewhere: boolean;
}

interface Transition {
  /** What becomes of this tab's stored answer, before the state changes. `send` stores it to be sent automatically. */
  storage?: 'discard' | 'store' | 'send' | false;
  change: Partial<Answering>;
}

/** The transition that an outcome causes. */
export function getTransition(
  outcome: Outcome,
  { count, state, isStored, removedElsewhere }: AnswerContext,
): Transition {
  const thanked = state.choice === count;
  // The thank-you is shown, but the answer stays stored until a read confirms it, because only the status reported it.
  if (outcome === 'saved-unseen') return { change: { delivery: 'idle', thanked } };
  if (outcome === 'saved') {
    // Idle: the thank-you was shown before the confirming read, and the guest may be back at the panel.
    const wasShown = state.delivery === 'idle';
    return {
      storage: 'discard',
      change: { delivery: 'idle', unsent: null, thanked: wasShown ? state.thanked : thanked },
    };
  }
  // A gateway answers 404 too: if the link works again, the guest decides.
  if (outcome === 'not-valid')
    return {
      storage: isStored && 'store',
      change: { page: outcome, delivery: 'idle', unsent: null },
    };
  const goesOn = outcome === 'offline' || outcome === 'busy';
  const change: Partial<Answering> = {
    delivery: removedElsewhere && goesOn ? 'not-saved' : outcome,
    thanked: false,
  };
  if (!isStored) change.unsent = count;
  if (removedElsewhere) change.isStored = false;
  if (outcome === 'over-limit') change.choice = null;
  return { storage: isStored && (goesOn ? 'send' : 'store'), change };
}

export type AnswerReader = ReturnType<typeof createAnswerReader>;

/** Reads the server's state. A read that began before a save ended never restores its old count. */
export function createAnswerReader(
  { read }: AnsweringDeps,
  state: AnsweringState,
  tabUnsent: Pick<TabUnsent, 'read'>,
) {
  const { get, set } = state;
  /** Counts the saves that began or ended: a read across one says nothing about the saved count. */
  let saves = 0;
  let saving = false;
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

  /** A response without a limit is too incomplete to replace what is known, and so is another guest's record. */
  const isIncomplete = ({ limit, guestId, isOtherGuest }: Invitation) => {
    const current = get().invitation;
    if (isOtherGuest && current && current.guestId !== guestId) return true;
    return limit === undefined && current?.limit !== undefined;
  };

  async function refreshNow(): Promise<boolean> {
    const savesBefore = saves;
    const stored = hasRead ? JSON.stringify(tabUnsent.read()) : '';
    hasRead = true;
    const reading = await ask();
    if (reading.kind !== 'invitation') {
      if (reading.kind === 'not-valid' || get().page === 'loading') set({ page: reading.kind });
      return false;
    }
    const { invitation } = reading;
    if (isIncomplete(invitation)) return false;
    const isFresh = !saving && saves === savesBefore;
    if (isFresh) unsentBefore = stored;
    set({ page: 'ready', invitation, ...(isFresh && { saved: invitation.saved }) });
    return isFresh;
  }

  const waitFor = (asked: number) => {
    const milliseconds = Math.min(asked, maxRetryAfter);
    notBefore = { date: Date.now() + milliseconds, uptime: performance.now() + milliseconds };
  };
  /**
   * How long the server must not be called, in milliseconds; 0 for now. A system clock that jumps does not matter. The
   * uptime of a phone may pause while it sleeps, so then it waits for the rest, some minutes at most.
   */
  const getWait = () => Math.max(0, notBefore.uptime - performance.now());
  /** The stored time that this tab knows already: after the clock was set back, it would look like another one. */
  let lastStoredPause: number | undefined;
  /** Neither a reload nor another tab shortens the pause that the server asked for. */
  function applyStoredPause(stored: number | undefined) {
    if (stored === undefined || stored === lastStoredPause) return;
    lastStoredPause = stored;
    waitFor(stored - Date.now());
  }
  applyStoredPause(tabUnsent.read()?.notBefore);

  return {
    ask,
    isIncomplete,
    /** Reads again, one read at a time. Resolves to whether `saved` is now the server's state. */
    refresh: () => (refreshing ??= refreshNow().finally(() => (refreshing = undefined))),
    /** Whether `saved` was read after the stored answer was written: an earlier read says nothing about it. */
    isAfterUnsent: () => unsentBefore === JSON.stringify(tabUnsent.read()),
    /** Resolves once no refresh is running. */
    waitUntilSettled: async () => void (await refreshing),
    beginSave() {
      saves++;
      saving = true;
    },
    endSave() {
      saves++;
      saving = false;
      // `saved` is now what the response said, which is no read.
      unsentBefore = '';
    },
    waitFor,
    applyStoredPause,
    getWait,
    /** The time to store, in milliseconds since 1970; undefined if the server may be called. */
    getNotBefore: () => (getWait() > 0 ? (lastStoredPause = notBefore.date) : undefined),
  };
}
