import { createStore } from '../../storage/store.ts';
import type { Invitation } from './invitation.ts';
import type { Saving } from './mutations.ts';
import type { Reading } from './queries.ts';
import type { UnsentStore } from './unsent-answer.ts';

/** The state of the answer that the guest confirmed last. */
export type Delivery =
  | 'idle'
  | 'sending'
  /** Still sending after 5 s. */
  | 'slow'
  /** The server does not have it. The guest decides about another try. */
  | 'not-saved'
  /** The server refused this count; `reason` says why. */
  | 'refused'
  /** No answer, and the server could not be asked what it holds: it may be saved or not. */
  | 'unsure'
  /** No connection: it is sent when there is one. */
  | 'waiting'
  /** The server asked for patience (Retry-After): it is sent when that time is over. */
  | 'busy'
  /** It waits, and the invitation does not say how many may come: it is kept and not sent. */
  | 'held'
  /** It is above what the invitation allows by now: nothing is sent, the guest chooses again. */
  | 'over-limit'
  /** Another tab or device saved another answer meanwhile: the guest decides. */
  | 'changed';

export interface Answering {
  page: 'loading' | 'not-valid' | 'unreachable' | 'ready';
  invitation: Invitation | undefined;
  /** What the server holds, as last read or acknowledged; null is not answered. */
  saved: number | null;
  /** What the guest has set and may not have saved; null is untouched. */
  choice: number | null;
  delivery: Delivery;
  /** The count that was confirmed and is not known to be saved; null is none. */
  pending: number | null;
  /** False where `pending` would be lost with this tab, because the browser stores nothing. */
  isKept: boolean;
  /** The count on its way to the server. */
  sending: number | null;
  /** The server's own words about a refusal, or ''. */
  reason: string;
  /** The thank-you view is open. It opens on a save that the server has acknowledged, never before. */
  thanked: boolean;
}

export interface AnsweringParts {
  read(signal: AbortSignal): Promise<Reading>;
  save(count: number, signal: AbortSignal): Promise<Saving>;
  unsent: UnsentStore;
  connection: {
    /** Calls back when it is worth asking the server again. Returns the way to stop. */
    onReturn(listener: () => void): () => void;
    /** Runs the job while no other tab runs one, so that a waiting answer is sent once. */
    runAlone(job: () => Promise<void>): Promise<void>;
    /** While true, the browser asks before the tab is closed. */
    warnBeforeLeaving(isNeeded: boolean): void;
  };
}

export type AnsweringState = ReturnType<typeof createAnsweringState>;

/** A page that nothing has happened on. */
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

/** Holds the state of a guest's answer and tells its listeners about changes. */
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
