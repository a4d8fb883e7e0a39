import type { Source } from './draft-slot.ts';
import * as keys from './keys.ts';

/** A value of a draft. */
interface Shown {
  /** Identifies what was started: copies in other tabs have it too. */
  id: string;
  value: object;
  /** When this tab has stored it. */
  at?: number | undefined;
  /** All drafts were deleted since: it is not stored again. */
  isDeleted?: true;
}

/** What this tab has written or restored last, by the key of the draft. */
export const shown = new Map<string, Shown>();

/** What forms of this tab were started from, by the key of their draft. */
export const sources = new Map<string, Source>();

/**
 * When drafts were removed in this tab, by their key: the forms start with the saved values, not with another tab's older
 * draft.
 */
export const removed = new Map<string, number>();

/** The keys of the drafts of forms on the screen. */
export const held = new Set<string>();

/** Pending writes by key, so that a long text is serialised once per pause, not once per keystroke. */
export const waiting = new Map<string, { value: unknown; flush(): void; cancel(): void }>();

/** Writes all pending values. The page may be gone after this event. */
export const flushDrafts = () => {
  for (const { flush } of waiting.values()) flush();
};

/** Writes them when the page is hidden: a phone may end it without another event. */
export function flushWhenHidden() {
  for (const event of ['pagehide', 'visibilitychange']) globalThis.addEventListener?.(event, flushDrafts);
}

/**
 * Drops what a user's forms have not written yet, and would store again.
 * @param areFormsShown the forms stay on the screen: what they show is known as what other tabs show
 */
export function cancelDrafts(userId: string, areFormsShown = false): void {
  const prefix = keys.draft(userId, '');
  for (const [key, last] of shown) {
    if (!key.startsWith(prefix)) continue;
    if (areFormsShown) shown.set(key, { ...last, isDeleted: true });
    else shown.delete(key);
  }
  for (const [key, { cancel }] of waiting) if (key.startsWith(prefix)) cancel();
}
