import type { Invitation } from './invitation.ts';

/** Nothing above the limit is ever sent (the specification, section 5). */
export const clampCount = (count: number, limit: number) => Math.max(0, Math.min(count, limit));

/**
 * What the panel says about an answer: nothing is chosen yet, it is saved, or it has changed since and the hint 'Click
 * on confirm to save your response' is shown.
 */
export function getAnswerState(choice: number | null, saved: number | null): 'open' | 'saved' | 'changed' {
  if (choice !== null && choice !== saved) return 'changed';
  return saved === null ? 'open' : 'saved';
}

/** Whether an invitation allows fewer people than the count. */
export const isOverLimit = (count: number, { invitation }: { invitation: Invitation | undefined }) =>
  invitation?.limit !== undefined && count > invitation.limit;

/**
 * What a key adds to a slider: left and right follow the bar, which grows to the left in Arabic, and Home ends at 0.
 * Undefined for every other key, and 0 for shortcuts such as Alt+Left: engines would move the slider. Set here because
 * engines differ.
 */
export function getKeyStep(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  slider: Element,
): number | undefined {
  if ((altKey || ctrlKey || metaKey) && /^(Arrow|Page|Home|End)/.test(key)) return 0;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== 'Home') return undefined;
  if (key === 'Home') return -Infinity;
  const growsTo = getComputedStyle(slider).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === growsTo ? 1 : -1;
}
