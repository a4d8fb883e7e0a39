import type { Answering } from './answering-state.ts';

/** Nothing above the limit is ever sent (the specification, section 5). */
export const withinLimit = (count: number, limit: number) => Math.max(0, Math.min(count, limit));

/** A count of 0 is confirmed in a dialog before it is saved (the specification, section 2). */
export const needsConfirmation = (count: number) => count === 0;

/** The hint 'Click on confirm to save your response' shows while this is true. */
export const changedSinceSaved = (choice: number | null, saved: number | null) =>
  choice !== null && choice !== saved;

/**
 * What Confirm sends: the choice, or what is saved where nothing was touched. Null where there is neither, and the guest
 * is asked to choose. Yes of a single guest is 1 (the specification, section 2). The result may lie above the limit.
 */
export function getConfirmedCount({ choice, saved, invitation }: Answering): number | null {
  const count = choice ?? saved;
  return count !== null && invitation?.isSingleGuest ? withinLimit(count, 1) : count;
}

/** Whether an invitation allows fewer people than the count. */
export const isOverLimit = (count: number, { invitation }: Answering) =>
  invitation?.limit !== undefined && count > invitation.limit;

/**
 * What an arrow key adds to a slider: the arrows follow the bar, which grows to the left in Arabic.
 * Undefined for every other key. Engines differ here, so the page decides.
 */
export function getArrowStep(key: string, slider: Element): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const growsTo = getComputedStyle(slider).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === growsTo ? 1 : -1;
}
