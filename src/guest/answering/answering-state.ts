import { createStore } from '../../storage/store.ts';
import type { Invitation } from './invitation.ts';
import type { SaveResult, ReadResult } from './rsvp-calls.ts';
import { isRecord } from '../../api/errors.ts';
import { type Schema, type Stored, createStoredValue } from '../../storage/storage.ts';

/** The state of the last confirmed answer. */
export type Delivery =
  | 'idle'
  | 'sending'
  /** Still sending after 5 s. */
  | 'slow'
  /** The server does not have it. The guest decides whether to retry. */
  | 'not-saved'
  /** The server refused this count; the reason of `unsent` says why. */
  | 'refused'
  /** May be saved or not: the outcome of the save is unknown, and the server could not be read. */
  | 'unknown'
  /** No connection: it is sent when there is one. */
  | 'offline'
  /** The server asked for a pause (Retry-After): it is sent afterwards. */
  | 'busy'
  /** The invitation has no usable limit: it is sent when there is one. */
  | 'no-limit'
  /** It exceeds the current limit: nothing is sent, and the guest chooses again. */
  | 'over-limit'
  /** Another tab or device saved another answer meanwhile: the guest decides. */
  | 'changed';

/** The guest can send these answers again. */
export const manualRetryStates: Delivery[] = ['not-saved', 'unknown'];
/** These answers are sent automatically as soon as possible. */
export const autoRetryStates: Delivery[] = ['offline', 'busy', 'no-limit'];

export interface Answering {
  page: 'loading' | 'not-valid' | 'unreachable' | 'ready';
  invitation: Invitation | undefined;
  /** The server's count, as last read or acknowledged; null is not answered. */
  saved: number | null;
  /** What the guest has chosen, possibly unsaved; null is untouched. */
  choice: number | null;
  delivery: Delivery;
  /** Null where every confirmed answer is known to be saved. */
  unsent: UnsentAnswer | null;
  /** False if `unsent` would be lost with this tab, because the browser stores nothing. */
  isStored: boolean;
  /** The count of the save that is running; null for none. */
  sending: number | null;
  /** The thank-you view is open. It opens after the server has acknowledged a save, never before. */
  thanked: boolean;
}

export interface AnsweringDeps {
  read(signal: AbortSignal): Promise<ReadResult>;
  save(count: number, signal: AbortSignal): Promise<SaveResult>;
  unsentStore: UnsentStore;
  connection: {
    /** Calls back when a retry makes sense. Returns a function that unsubscribes. */
    onReturn(listener: () => void): () => void;
    /** Runs the job while no other tab runs one, so that an unsent answer is sent once. */
    runAlone(job: () => Promise<void>): Promise<void>;
    /** While true, the browser asks before the tab is closed. */
    warnBeforeLeaving(isNeeded: boolean): void;
  };
}

/** The initial state of a page. */
export const untouched: Answering = {
  page: 'loading',
  invitation: undefined,
  saved: null,
  choice: null,
  delivery: 'idle',
  unsent: null,
  isStored: true,
  sending: null,
  thanked: false,
};

/** An answer that the guest confirmed. */
export interface Answer {
  count: number;
  /** The server's count when the guest confirmed: a different one there now is a newer answer. */
  basedOn: number | null;
}

/** An answer that is not known to be saved. Stored, so that a reload keeps it, and other tabs know it. */
export interface UnsentAnswer extends Answer {
  /** True if it is sent automatically as soon as possible, false if the guest decides. */
  autoSend: boolean;
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
  (value.basedOn === null || isNumber(value.basedOn)) &&
  typeof value.autoSend === 'boolean' &&
  (value.notBefore === undefined || isNumber(value.notBefore)) &&
  (value.reason === undefined || typeof value.reason === 'string');

/** Earlier versions stored `basedOn` as `instead`, and `autoSend` as `waiting`. */
const renameFields = (stored: unknown) =>
  isRecord(stored) ? { basedOn: stored.instead, autoSend: stored.waiting, ...stored } : stored;

const unsentSchema: Schema<UnsentAnswer> = {
  '~standard': {
    validate(stored) {
      const value = renameFields(stored);
      return isUnsentAnswer(value) ? { value } : { issues: [stored] };
    },
  },
};

export type UnsentStore = Stored<UnsentAnswer>;

/** The unsent answer of one guest in this browser. */
export const createUnsentStore = (guestId: string): UnsentStore =>
  createStoredValue(`guestwise.rsvp.${guestId}`, unsentSchema);

export type AnsweringState = ReturnType<typeof createAnsweringState>;

/** Holds the state of a guest's answer, and shares the unsent answer with other tabs. */
export function createAnsweringState(
  { unsentStore, connection }: Pick<AnsweringDeps, 'unsentStore' | 'connection'>,
  watch: () => () => void,
) {
  const store = createStore(untouched, watch);
  const get = store.getSnapshot;
  const set = (change: Partial<Answering>) => {
    const state = { ...get(), ...change };
    connection.warnBeforeLeaving(state.unsent !== null && !state.isStored);
    store.set(state);
  };
  return {
    get,
    set,
    subscribe: store.subscribe,
    storeUnsent: (unsent: UnsentAnswer) => set({ unsent, isStored: unsentStore.write(unsent) }),
    /** Removes this tab's. One that another tab has stored with the same count, over another answer, stays. */
    removeUnsent() {
      const { unsent } = get();
      const stored = unsentStore.read();
      if (stored?.count === unsent?.count && stored?.basedOn === unsent?.basedOn) unsentStore.remove();
    },
    /** Another tab that found storage full removes the stored answer: then only this tab has it. */
    updateIsStored() {
      if (get().unsent !== null && unsentStore.read() === undefined) set({ isStored: false });
    },
    /**
     * Shows a stored answer, and returns whether another tab has stored it in place of this tab's: its count then
     * replaces the choice too. Undefined if this tab has an answer that is not stored.
     */
    showStored(
      stored: UnsentAnswer,
      delivery: Delivery = stored.autoSend ? 'offline' : 'unknown',
    ): boolean | undefined {
      const { unsent, choice, isStored } = get();
      const isReplaced = unsent !== null && unsent.count !== stored.count;
      // Storage was full then, and the stored answer may be older: the guest decides.
      if (isReplaced && !isStored) {
        set({ delivery: 'not-saved', sending: null });
        return undefined;
      }
      set({
        unsent: stored,
        delivery,
        sending: null,
        choice: isReplaced && choice === unsent.count ? stored.count : choice,
      });
      return isReplaced;
    },
  };
}
