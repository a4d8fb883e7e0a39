import { createStore } from '../../../storage/store.ts';
import type { Invitation } from './invitation.ts';
import type { Saving, RsvpReading } from './rsvp-calls.ts';
import { isRecord } from '../../../api/errors.ts';
import { createGuardSchema, type Stored, createStoredValue } from '../../../storage/storage.ts';
import { isOverLimit } from './count.ts';

/** The state of the last confirmed answer. */
export type Delivery =
  | 'idle'
  | 'sending'
  /** Still sending after 5 s. */
  | 'slow'
  /** The server does not have it. The guest decides whether to retry. */
  | 'not-saved'
  /** The server refused this count; `reason` says why. */
  | 'refused'
  /** No response, and the server could not be read: it may be saved or not. */
  | 'unsure'
  /** No connection: it is sent when there is one. */
  | 'waiting'
  /** The server asked for a pause (Retry-After): it is sent afterwards. */
  | 'busy'
  /** It waits, because the invitation has no usable limit: it is stored and not sent. */
  | 'held'
  /** It exceeds the current limit: nothing is sent, and the guest chooses again. */
  | 'over-limit'
  /** Another tab or device saved another answer meanwhile: the guest decides. */
  | 'changed';

/** The guest resolves these states with the next choice. */
export const answeredByAChoice: Delivery[] = ['refused', 'over-limit', 'changed'];
/** The guest can send these again. */
export const isUnproven = (delivery: Delivery) => delivery === 'not-saved' || delivery === 'unsure';
/** These answers are sent automatically as soon as possible. */
export const autoRetryStates: Delivery[] = ['waiting', 'busy', 'held'];

export interface Answering {
  page: 'loading' | 'not-valid' | 'unreachable' | 'ready';
  invitation: Invitation | undefined;
  /** The server's count, as last read or acknowledged; null is not answered. */
  saved: number | null;
  /** What the guest has chosen, possibly unsaved; null is untouched. */
  choice: number | null;
  delivery: Delivery;
  /** The count that was confirmed and is not known to be saved; null is none. */
  pending: number | null;
  /** False if `pending` would be lost with this tab, because the browser stores nothing. */
  isKept: boolean;
  /** The count that is being sent. */
  sending: number | null;
  /** The server's own sentence about a refusal, or ''. */
  reason: string;
  /** The thank-you view is open. It opens after the server has acknowledged a save, never before. */
  thanked: boolean;
}

export interface AnsweringParts {
  read(signal: AbortSignal): Promise<RsvpReading>;
  save(count: number, signal: AbortSignal): Promise<Saving>;
  unsent: UnsentStore;
  connection: {
    /** Calls back when a retry makes sense. Returns a function that unsubscribes. */
    onReturn(listener: () => void): () => void;
    /** Runs the job while no other tab runs one, so that a waiting answer is sent once. */
    runAlone(job: () => Promise<void>): Promise<void>;
    /** While true, the browser asks before the tab is closed. */
    warnBeforeLeaving(isNeeded: boolean): void;
  };
}

export type AnsweringState = ReturnType<typeof createAnsweringState>;

/** The initial state of a page. */
export const untouched: Answering = {
  page: 'loading',
  invitation: undefined,
  saved: null,
  choice: null,
  delivery: 'idle',
  pending: null,
  isKept: true,
  sending: null,
  reason: '',
  thanked: false,
};

/** Holds the state of a guest's answer and notifies its listeners of changes. */
export function createAnsweringState(
  warnBeforeLeaving: (isNeeded: boolean) => void,
  watch: () => () => void,
) {
  const store = createStore(untouched, watch);
  return {
    get: store.getSnapshot,
    subscribe: store.subscribe,
    set(change: Partial<Answering>) {
      const state = { ...store.getSnapshot(), ...change };
      warnBeforeLeaving(state.pending !== null && !state.isKept);
      store.set(state);
    },
  };
}

/** An answer that was confirmed and is not known to be saved. It survives a reload. */
export interface UnsentAnswer {
  /** The count that the guest confirmed. */
  count: number;
  /** The server's count when the guest confirmed: a different one there now is a newer answer. */
  instead: number | null;
  /** True if it is sent automatically as soon as possible, false if the guest decides. */
  waiting: boolean;
  /** Must not be sent before this time, in milliseconds since 1970 (Retry-After). */
  notBefore?: number | undefined;
  /** The server refused it, with this sentence or none (''). */
  reason?: string | undefined;
}

const isNumber = (value: unknown) => typeof value === 'number';
const isUnsentAnswer = (value: unknown): value is UnsentAnswer =>
  isRecord(value) &&
  Number.isSafeInteger(value.count) &&
  Number(value.count) >= 0 &&
  (value.instead === null || isNumber(value.instead)) &&
  typeof value.waiting === 'boolean' &&
  (value.notBefore === undefined || isNumber(value.notBefore)) &&
  (value.reason === undefined || typeof value.reason === 'string');

export type UnsentStore = Stored<UnsentAnswer>;

/** The unsent answer of one guest in this browser. */
export const createUnsentStore = (guestId: string): UnsentStore =>
  createStoredValue(`guestwise.rsvp.${guestId}`, createGuardSchema(isUnsentAnswer));

export type KeptAnswer = ReturnType<typeof createKeptAnswer>;

/** This tab's unsent answer in the storage that it shares with other tabs. */
export function createKeptAnswer({ unsent }: AnsweringParts, { get, set }: AnsweringState) {
  /** The stored answer that this tab wrote or adopted. */
  let own: UnsentAnswer | undefined;

  const kept = {
    keep(answer: UnsentAnswer) {
      own = answer;
      set({ pending: answer.count, isKept: unsent.write(answer) });
    },
    /** Removes it. One that another tab has stored with the same count, over another answer, is not this one. */
    discard() {
      const left = unsent.read();
      if (left?.count === own?.count && left?.instead === own?.instead) unsent.remove();
    },
    /** Another tab that found storage full has removed it: only this tab has the answer. */
    noteLoss() {
      if (get().pending !== null && unsent.read() === undefined) set({ isKept: false });
    },
    /**
     * Shows a stored answer, and returns whether another tab has stored it in place of this tab's: its count then
     * replaces the choice too. Undefined if this tab has an answer that is not stored.
     */
    adopt(left: UnsentAnswer, delivery: Delivery = left.waiting ? 'waiting' : 'unsure'): boolean | undefined {
      const { pending, choice, isKept } = get();
      const { count } = left;
      const isReplaced = pending !== null && pending !== count;
      // Storage was full then, and the stored answer may be older: the guest decides.
      if (isReplaced && !isKept) {
        set({ delivery: 'not-saved', sending: null });
        return undefined;
      }
      own = left;
      set({
        pending: count,
        delivery,
        sending: null,
        choice: isReplaced && choice === pending ? count : choice,
      });
      return isReplaced;
    },
    /** Shows a stored answer that waits. Confirm sends what the page shows, so it must not show another count. */
    showWaiting(left: UnsentAnswer, isBusy: boolean) {
      kept.adopt(left, left.waiting && isBusy ? 'busy' : undefined);
      if (get().choice === null && !isOverLimit(left.count, get())) set({ choice: left.count });
    },
  };
  return kept;
}
