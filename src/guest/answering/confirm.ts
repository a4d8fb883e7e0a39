import type { Answer, Answering } from './answering-state.ts';
import { clampCount, isOverLimit } from './count.ts';

type ConfirmAction = { kind: 'choose' } | { kind: 'ask' | 'send'; answer: Answer };

/**
 * What Confirm does (the specification, section 2): it asks for a choice where there is none within the limit, asks in a
 * dialog before 0 is sent, and sends every other count. It sends the choice, or the saved count if nothing was touched.
 */
export function getConfirmAction(state: Pick<Answering, 'choice' | 'saved' | 'invitation'>): ConfirmAction {
  const { choice, saved, invitation } = state;
  const shown = choice ?? saved;
  // A single guest's Yes is 1.
  const count = shown !== null && invitation?.isSingleGuest ? clampCount(shown, 1) : shown;
  const limit = invitation?.limit;
  if (count === null || limit === undefined || count > limit) return { kind: 'choose' };
  return { kind: count === 0 ? 'ask' : 'send', answer: { count, basedOn: saved } };
}

/** What the guest did in the early panel. */
interface EarlyAnswer {
  choice: number | null;
  isConfirmed: boolean;
  /** The server's count that the panel showed. */
  saved: number | null;
}

interface EarlyAction {
  /** The choice to show; null if the page has its own. */
  choice: number | null;
  /** The confirmed answer to send by the rules of an unsent answer. */
  send?: Answer;
  /** Whether to press the page's Confirm, which asks about 0, or for a choice. */
  confirms?: boolean;
}

/**
 * How the page continues with what the guest did in the early panel. An answer that the page has found in storage and
 * handled is left to it.
 */
export function getEarlyAction({ choice, isConfirmed, saved }: EarlyAnswer, state: Answering): EarlyAction {
  const count = choice ?? saved;
  const isHandled = state.delivery !== 'idle' && (state.unsent?.count ?? null) === count;
  const isNew = choice !== null && choice !== state.choice && !isHandled && !isOverLimit(choice, state);
  const shown = isNew ? choice : null;
  if (!isConfirmed || isHandled || (state.thanked && !isNew)) return { choice: shown };
  if (!count) return { choice: shown, confirms: true };
  return { choice: shown, send: { count, basedOn: saved } };
}
