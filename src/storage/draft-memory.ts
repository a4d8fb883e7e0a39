import * as keys from './keys.ts';

/** A value of a draft. */
interface Shown {
  /** Identifies what was started: copies in other tabs have it too. */
  id: string;
  value: object;
  /** When this tab has stored it. */
  at?: number;
}

/** What this tab has written or restored last, by the key of the draft. */
export const shown = new Map<string, Shown>();

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

/** Drops what a user's forms have not written yet, and would store again. */
export function cancelDrafts(userId: string): void {
  const prefix = keys.draft(userId, '');
  for (const key of shown.keys()) if (key.startsWith(prefix)) shown.delete(key);
  for (const [key, { cancel }] of waiting) if (key.startsWith(prefix)) cancel();
}
