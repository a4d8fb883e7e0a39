import { isOverLimit } from './count.ts';
import type { AnsweringParts, AnsweringState, Delivery } from './answering-state.ts';
import type { UnsentAnswer } from './unsent-answer.ts';

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
