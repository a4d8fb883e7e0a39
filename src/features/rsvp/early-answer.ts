import type { AnsweringParts, AnsweringState } from './answering-state.ts';
import { isOverLimit } from './count.ts';
import { deadlines } from './deadlines.ts';
import type { KeptAnswer } from './kept-answer.ts';

/**
 * Continues with an answer that was confirmed before the page was loaded. Another tab or device may have answered since,
 * so it is sent by the rules of a stored answer.
 */
export const createEarlyResume =
  (
    { unsent }: AnsweringParts,
    { get, set }: AnsweringState,
    kept: KeptAnswer,
    resume: (savedBefore: number | null) => Promise<void>,
  ) =>
  /** @param instead what was saved when the guest confirmed it */
  async (count: number, instead: number | null) => {
    set({
      choice: isOverLimit(count, get()) ? null : count,
      pending: count,
      delivery: 'sending',
      sending: count,
    });
    const slow = setTimeout(
      () => get().delivery === 'sending' && set({ delivery: 'slow' }),
      deadlines.notice,
    );
    // A read and a save that both take long go on, but the guest need not wait for them.
    const giveUp = setTimeout(
      () => get().delivery === 'slow' && set({ delivery: 'waiting', sending: null }),
      deadlines.save,
    );
    if (unsent.read() === undefined) {
      // Another tab has removed it, and so has handled it: the guest decides.
      kept.keep({ count, instead, waiting: false });
      // Storage never had it.
      if (!get().isKept) kept.keep({ count, instead, waiting: true });
    }
    await resume(instead);
    clearTimeout(slow);
    clearTimeout(giveUp);
  };
