import { createStore } from '../../storage/store.ts';
import type { Invitation } from './invitation.ts';
import type { Saving } from './mutations.ts';
import type { RsvpReading } from './queries.ts';
import type { UnsentStore } from './unsent-answer.ts';

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
