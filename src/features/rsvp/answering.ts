import { deadlines, within } from './deadlines.ts';
import { withinLimit } from './count.ts';
import type { Invitation } from './invitation.ts';
import type { Saving } from './mutations.ts';
import type { Reading } from './queries.ts';
import type { UnsentAnswer } from './unsent-answer.ts';
import type { Stored } from '../../storage/storage.ts';

/** How the answer that the guest confirmed last is getting on. */
export type Delivery =
  | 'idle'
  | 'sending'
  /** Still sending after 5 s. */
  | 'slow'
  | 'not-saved'
  /** No answer, and the server could not be asked what it holds: it may be saved or not. */
  | 'unsure'
  /** Offline: it is sent by itself when the line is back. */
  | 'waiting';

export interface Answering {
  page: 'loading' | 'not-valid' | 'unreachable' | 'ready';
  invitation: Invitation | undefined;
  /** What the server holds, as last read or acknowledged; null is not answered. */
  saved: number | null;
  /** What the guest has set and may not have saved; null is untouched. */
  choice: number | null;
  delivery: Delivery;
  /** The count on its way to the server. */
  sending: number | null;
  /** The thank-you view is open. It opens on a save that the server has acknowledged, never before. */
  thanked: boolean;
}

export interface AnsweringParts {
  read(signal: AbortSignal): Promise<Reading>;
  save(count: number, signal: AbortSignal): Promise<Saving>;
  unsent: Stored<UnsentAnswer>;
  line: {
    isUp(): boolean;
    /** Calls back when it is worth trying again. Returns the way to stop. */
    onUp(listener: () => void): () => void;
    /** Runs the job while no other tab runs one, so that a waiting answer is sent once. */
    alone(job: () => Promise<void>): Promise<void>;
  };
}

export type AnsweringStore = ReturnType<typeof createAnswering>;

/**
 * A guest's answer from the first read to the thank-you: an answer is never lost, and never claimed
 * before the server has it. Saves run one after another and the last confirmed count wins; a read
 * that began before a save ended never brings its old count back.
 */
export function createAnswering({ read, save, unsent, line }: AnsweringParts) {
  let state: Answering = {
    page: 'loading',
    invitation: undefined,
    saved: null,
    choice: null,
    delivery: 'idle',
    sending: null,
    thanked: false,
  };
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | undefined;
  /** The count confirmed last, until what became of it is known. */
  let intent: number | undefined;
  let delivering = false;
  let savesEnded = 0;

  const set = (change: Partial<Answering>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const limit = () => state.invitation?.limit ?? 0;

  async function load() {
    set({ page: 'loading' });
    await refresh();
    if (state.page === 'ready') await resume();
  }

  async function refresh() {
    const savesBefore = savesEnded;
    const reading = await within(deadlines.read, read, { kind: 'unreachable' } satisfies Reading);
    if (reading.kind !== 'invitation') {
      if (reading.kind === 'not-valid' || state.page !== 'ready') set({ page: reading.kind });
      return;
    }
    const { invitation } = reading;
    if (savesEnded !== savesBefore) return set({ page: 'ready', invitation });
    const overruled = state.thanked && invitation.saved !== state.saved;
    set({ page: 'ready', invitation, saved: invitation.saved });
    if (overruled) set({ thanked: false, delivery: 'not-saved' });
  }

  /** Takes up an answer that an earlier visit, or this one when the line went, left unsent. */
  const resume = () =>
    line.alone(async () => {
      const left = unsent.read();
      if (left === undefined) {
        if (state.delivery === 'waiting') set({ delivery: 'idle', thanked: state.saved === state.choice });
        return;
      }
      if (left.count === state.saved) return forget();
      set({ choice: withinLimit(left.count, limit()) });
      if (!left.waiting || left.instead !== state.saved) return set({ delivery: 'not-saved' });
      await confirm();
    });

  const forget = () => {
    unsent.remove();
    set({ delivery: 'idle' });
  };

  async function lineIsUp() {
    if (state.page === 'unreachable') return load();
    if (state.delivery !== 'waiting' || !line.isUp()) return;
    await refresh();
    if (state.delivery === 'waiting') await resume();
  }

  /** Saves what is chosen, or what is saved where nothing was touched. */
  async function confirm() {
    intent = withinLimit(state.choice ?? state.saved ?? 0, limit());
    set({ choice: intent, thanked: false });
    unsent.write({ count: intent, instead: state.saved, waiting: !line.isUp() });
    if (delivering) return;
    delivering = true;
    while (intent !== undefined) await deliver(intent);
    delivering = false;
  }

  async function deliver(count: number) {
    if (!line.isUp()) return settle(count, 'waiting');
    set({ delivery: 'sending', sending: count });
    const slow = setTimeout(() => set({ delivery: 'slow' }), deadlines.notice);
    const saving = await within(deadlines.save, (signal) => save(count, signal), 'unanswered' as const);
    clearTimeout(slow);
    set({ sending: null });
    savesEnded++;
    if (saving === 'not-valid') return settle(count, 'not-valid');
    if (saving === 'refused') return settle(count, 'not-saved');
    if (saving === 'saved' || saving === 'saved-unseen') {
      settle(count, 'saved');
      if (saving === 'saved-unseen' && intent === undefined) void refresh();
      return;
    }
    settle(count, await askTheServer(count));
  }

  /** What the server holds decides where a save's own answer was lost or cannot be read. */
  async function askTheServer(count: number) {
    if (!line.isUp()) return 'waiting';
    const reading = await within(deadlines.read, read, { kind: 'unreachable' } satisfies Reading);
    if (reading.kind === 'not-valid') return 'not-valid';
    if (reading.kind === 'unreachable') return line.isUp() ? 'unsure' : 'waiting';
    set({ saved: reading.invitation.saved });
    return reading.invitation.saved === count ? 'saved' : 'not-saved';
  }

  function settle(count: number, outcome: Delivery | 'saved' | 'not-valid') {
    if (outcome === 'saved') set({ saved: count });
    // A count confirmed meanwhile goes next, and its outcome is the one to show.
    if (intent !== count && outcome !== 'not-valid') return;
    intent = undefined;
    if (outcome === 'saved') {
      forget();
      set({ thanked: state.choice === count });
    } else if (outcome === 'not-valid') {
      unsent.remove();
      set({ page: 'not-valid', delivery: 'idle' });
    } else {
      unsent.write({ count, instead: state.saved, waiting: outcome === 'waiting' });
      set({ delivery: outcome });
    }
  }

  return {
    getSnapshot: () => state,
    /** The first subscriber starts the page; the last one to leave stops its listening. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        stopListening = line.onUp(() => void lineIsUp());
        if (state.page === 'loading') void load();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening?.();
      };
    },
    load,
    choose: (count: number) => set({ choice: withinLimit(count, limit()), thanked: false }),
    confirm,
    changeAnswer: () => set({ thanked: false, delivery: 'idle' }),
  };
}
