import type {
  AnsweringDeps,
  AnsweringState,
  Answering,
  Answer,
  Delivery,
  UnsentAnswer,
} from './answering-state.ts';
import { isOverLimit } from './count.ts';
import type { SaveResult, ReadResult } from './rsvp-calls.ts';
import { maxRetryAfter } from '../../api/retry-after.ts';
import { deadlines, runWithDeadline } from './deadlines.ts';
import type { Invitation } from './invitation.ts';

/**
 * Sends the answers that the guest confirmed. Saves run one after another and the last confirmed count wins; an
 * unsent answer stays in storage until the server is known to have it.
 */
export function createAnswerSender(
  { save, unsentStore }: AnsweringDeps,
  state: AnsweringState,
  reader: AnswerReader,
  /** Called when a retry makes sense: after this many milliseconds, or after the default pause. */
  scheduleRetry: (milliseconds?: number) => void,
) {
  const { get, set } = state;
  /** The count to send next, until its outcome is known. */
  let next: number | undefined;
  /** The server's count when the guest confirmed: a different one there is a newer answer. */
  let basedOn: number | null = null;
  let isSending = false;
  /**
   * Another tab has removed the unsent answer for a newer one, which may exist only in that tab's memory. So this one is
   * not sent automatically.
   */
  let removedElsewhere = false;

  /** Sends a count that the guest confirmed, now or on an earlier visit. */
  async function send(count: number) {
    next = count;
    removedElsewhere = false;
    basedOn = get().saved;
    state.storeUnsent({ count, basedOn, autoSend: false, notBefore: reader.getNotBefore() });
    set({ thanked: false });
    if (isSending) return;
    isSending = true;
    for (let each: number | undefined = count; each !== undefined; each = next) await deliver(each);
    isSending = false;
  }

  async function deliver(count: number) {
    // A notice that is shown already stays, so that it is announced once.
    set({ delivery: get().delivery === 'slow' ? 'slow' : 'sending', sending: count });
    const slow = setTimeout(() => next === count && set({ delivery: 'slow' }), deadlines.notice);
    // The reads before and after the save do not add to the guest's wait.
    const end = performance.now() + deadlines.save;
    // A running read may bring news, but a read that hangs must not delay the answer.
    await runWithDeadline(deadlines.notice, reader.waitForRead, undefined);
    await deliverNow(count, end);
    clearTimeout(slow);
  }

  async function deliverNow(count: number, end: number) {
    if (next !== count) return;
    if (get().page === 'not-valid') return applyOutcome(count, 'not-valid');
    if (get().saved !== basedOn && get().saved !== count) return applyOutcome(count, 'changed');
    if (isOverLimit(count, get())) return applyOutcome(count, 'over-limit');
    if (reader.getWait() > 0) return applyOutcome(count, 'busy');
    reader.beginSave();
    const job = (signal: AbortSignal) => save(count, signal);
    const result: SaveResult = await runWithDeadline(end - performance.now(), job, { kind: 'unknown' });
    reader.endSave();
    await handleResult(count, result, end);
  }

  async function handleResult(count: number, result: SaveResult, end: number) {
    switch (result.kind) {
      case 'saved':
        return applyOutcome(count, 'saved');
      case 'saved-unverified':
        applyOutcome(count, 'saved-unverified');
        if (next === undefined) await verify(count);
        return;
      case 'refused':
        applyOutcome(count, 'refused', result.reason);
        await reader.refresh();
        if (next === undefined && isOverLimit(count, get())) applyOutcome(count, 'over-limit');
        return;
      case 'busy':
        reader.waitFor(result.retryAfter);
        return applyOutcome(count, 'busy');
      case 'not-saved':
        applyOutcome(count, 'not-saved');
        return retryLater(count);
      case 'unknown': {
        const remaining = end - performance.now();
        // Without time left the guest can try again at once, and the server is read meanwhile.
        applyOutcome(
          count,
          remaining > 0 ? await runWithDeadline(remaining, () => findOutcome(count), 'unknown') : 'unknown',
        );
        return retryLater(count, remaining > 0 ? undefined : 0);
      }
    }
  }

  /** A slow server, or one behind a gateway that timed out, may still apply it. */
  const retryLater = (count: number, milliseconds?: number) => {
    if (get().unsent?.count === count) scheduleRetry(milliseconds);
  };

  /** Reads the server if the outcome of a save is unknown. */
  async function findOutcome(count: number): Promise<Outcome> {
    const result = await reader.read();
    if (result.kind === 'not-valid') return 'not-valid';
    if (result.kind === 'unreachable') return result.isOffline ? 'offline' : 'unknown';
    const { saved, isOtherGuest } = result.invitation;
    if (isOtherGuest) return 'unknown';
    if (saved === count) return 'saved';
    if (reader.isIncomplete(result.invitation)) return 'unknown';
    set({ saved });
    return 'not-saved';
  }

  /** Withdraws the thank-you if the server has another count than the one it acknowledged. */
  async function verify(count: number) {
    const isFresh = await reader.refresh();
    if (next !== undefined) return;
    if (!isFresh) return retryLater(count);
    if (get().saved === count) return applyOutcome(count, 'saved');
    basedOn = get().saved;
    applyOutcome(count, 'not-saved');
  }

  function applyOutcome(count: number, outcome: Outcome, reason?: string) {
    const isSaved = outcome === 'saved' || outcome === 'saved-unverified';
    if (isSaved) {
      basedOn = count;
      set({ saved: count });
    }
    // A count confirmed meanwhile is sent next, and its outcome is shown.
    if (next !== undefined && next !== count && outcome !== 'not-valid') return;
    next = undefined;
    set({ sending: null });
    const stored = unsentStore.read();
    if (!isSaved) removedElsewhere ||= get().isStored && stored === undefined;
    // Another count in storage is what the guest confirmed in another tab since.
    const mayStore = !removedElsewhere && (stored?.count ?? count) === count;
    const unsent = { count, basedOn, autoSend: false, reason };
    const { storage, change } = getTransition(outcome, { unsent, state: get(), mayStore, removedElsewhere });
    if (storage === 'remove') state.removeUnsent();
    else if (storage)
      state.storeUnsent({ ...unsent, autoSend: storage === 'send', notBefore: reader.getNotBefore() });
    set(change);
    if (outcome === 'busy') scheduleRetry(reader.getWait());
  }

  return {
    send,
    applyOutcome,
    /** Whether a confirmed count is being sent, until its outcome is known. */
    isSending: () => isSending,
    /** Sends a confirmed answer. Where another one was saved meanwhile, the guest decides. */
    async confirm(answer: Answer) {
      const { saved } = get();
      set({ choice: answer.count });
      if (answer.basedOn !== saved && answer.count !== saved) return set({ delivery: 'changed' });
      await send(answer.count);
    },
  };
}

/** How sending an answer ended. */
type Outcome = Delivery | 'saved' | 'saved-unverified' | 'not-valid';

/** The answer and the page when the outcome is known. */
interface AnswerContext {
  unsent: UnsentAnswer;
  state: Pick<Answering, 'choice' | 'delivery' | 'thanked'>;
  /** No other tab has removed the stored answer, or stored another count since. */
  mayStore: boolean;
  /** Another tab has removed the stored answer. */
  removedElsewhere: boolean;
}

interface Transition {
  /** What becomes of this tab's stored answer, before the state changes. `send` stores it to be sent automatically. */
  storage?: 'remove' | 'store' | 'send' | false;
  change: Partial<Answering>;
}

/** The transition that an outcome causes. */
export function getTransition(
  outcome: Outcome,
  { unsent, state, mayStore, removedElsewhere }: AnswerContext,
): Transition {
  const thanked = state.choice === unsent.count;
  // The thank-you is shown, but the answer stays stored until a read confirms it, because only the status reported it.
  if (outcome === 'saved-unverified') return { change: { delivery: 'idle', thanked } };
  if (outcome === 'saved') {
    // Idle: the thank-you was shown before the confirming read, and the guest may be back at the panel.
    const wasShown = state.delivery === 'idle';
    return {
      storage: 'remove',
      change: { delivery: 'idle', unsent: null, thanked: wasShown ? state.thanked : thanked },
    };
  }
  // A gateway answers 404 too: if the link works again, the guest decides.
  if (outcome === 'not-valid')
    return {
      storage: mayStore && 'store',
      change: { page: outcome, delivery: 'idle', unsent: null },
    };
  const goesOn = outcome === 'offline' || outcome === 'busy';
  const change: Partial<Answering> = {
    delivery: removedElsewhere && goesOn ? 'not-saved' : outcome,
    thanked: false,
  };
  if (!mayStore) change.unsent = unsent;
  if (removedElsewhere) change.isStored = false;
  if (outcome === 'over-limit') change.choice = null;
  return { storage: mayStore && (goesOn ? 'send' : 'store'), change };
}

export type AnswerReader = ReturnType<typeof createAnswerReader>;

/** Reads the server's state. A read that began before a save ended never restores its old count. */
export function createAnswerReader(
  deps: Pick<AnsweringDeps, 'read' | 'unsentStore'>,
  { get, set }: Pick<AnsweringState, 'get' | 'set'>,
) {
  const readStored = () => JSON.stringify(deps.unsentStore.read());
  /** Counts the saves that began or ended: a read across one says nothing about the saved count. */
  let saves = 0;
  let isSaving = false;
  /** Until when the server must not be called: by the system clock, to be stored, and by the monotonic clock. */
  let notBefore = { date: 0, uptime: 0 };
  let refreshing: Promise<boolean> | undefined;
  /** The unsent answer in storage when the last fresh read began: unknown for the first, which the boot script sends. */
  let unsentBefore = '';
  let hasRead = false;

  async function read(): Promise<ReadResult> {
    const result: ReadResult = await runWithDeadline(deadlines.read, deps.read, { kind: 'unreachable' });
    if (result.kind === 'unreachable' && result.retryAfter !== undefined) waitFor(result.retryAfter);
    return result;
  }

  /** A response without a limit is too incomplete to replace what is known, and so is another guest's record. */
  const isIncomplete = ({ limit, guestId, isOtherGuest }: Invitation) => {
    const current = get().invitation;
    if (isOtherGuest && current && current.guestId !== guestId) return true;
    return limit === undefined && current?.limit !== undefined;
  };

  async function refreshNow(): Promise<boolean> {
    const savesBefore = saves;
    const stored = hasRead ? readStored() : '';
    hasRead = true;
    const result = await read();
    if (result.kind !== 'invitation') {
      if (result.kind === 'not-valid' || get().page === 'loading') set({ page: result.kind });
      return false;
    }
    const { invitation } = result;
    if (isIncomplete(invitation)) return false;
    const isFresh = !isSaving && saves === savesBefore;
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
  applyStoredPause(deps.unsentStore.read()?.notBefore);

  return {
    read,
    isIncomplete,
    /** Reads again, one read at a time. Resolves to whether `saved` is now the server's state. */
    refresh: () => (refreshing ??= refreshNow().finally(() => (refreshing = undefined))),
    /** Whether `saved` was read after the stored answer was written: an earlier read says nothing about it. */
    isAfterUnsent: () => unsentBefore === readStored(),
    /** Resolves once no refresh is running. */
    waitForRead: async () => void (await refreshing),
    beginSave() {
      saves++;
      isSaving = true;
    },
    endSave() {
      saves++;
      isSaving = false;
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
