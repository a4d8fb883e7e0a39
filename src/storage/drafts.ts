import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue } from './storage.ts';

/** Unsaved work of one user. It survives the end of a session, for the same user only. */
export interface Draft<T = FormTexts> {
  /** Identifies the form of the user. */
  key: string;
  read(): T | undefined;
  /** Keeps the value: in memory at once, in storage when the person pauses or leaves. */
  write(value: T): void;
  remove(): void;
  /**
   * Removes the texts of the form's fields where other controls keep something in the draft as well. Without it the
   * draft has nothing else.
   */
  removeTexts?(): void;
}

/** The texts in a form's fields, by name. */
export const formTexts = v.record(v.string(), v.string());
export type FormTexts = v.InferOutput<typeof formTexts>;

/** How long typing must pause before a value is written, in milliseconds. */
const pause = 500;

/** Pending writes by key, so that a long text is serialised once per pause, not once per keystroke. */
const waiting = new Map<string, { value: unknown; flush(): void; cancel(): void }>();

/** Writes all pending values. The page may be gone after this event. */
export const flushDrafts = () => {
  for (const { flush } of waiting.values()) flush();
};

/** Drops what a user's forms have not written yet. */
export function cancelDrafts(userId: string): void {
  const prefix = keys.draft(userId, '');
  for (const [key, { cancel }] of waiting) if (key.startsWith(prefix)) cancel();
}

/** A phone may end a hidden page without another event. */
function flushWhenHidden() {
  for (const event of ['pagehide', 'visibilitychange']) globalThis.addEventListener?.(event, flushDrafts);
}

/**
 * Opens a draft.
 * @param form names the form and its subject, such as `event 665a…`
 * @param schema checks a stored draft, because another version of the product may have written it
 */
export function createDraft<T>(userId: string, form: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const key = keys.draft(userId, form);
  const kept = createStoredValue(key, schema);
  return {
    key,
    read() {
      const last = waiting.get(key);
      if (last === undefined) return kept.read();
      const result = v.safeParse(schema, last.value);
      return result.success ? result.output : undefined;
    },
    write(value) {
      waiting.get(key)?.cancel();
      flushWhenHidden();
      const flush = () => {
        waiting.get(key)?.cancel();
        kept.write(value);
      };
      const timer = setTimeout(flush, pause);
      const cancel = () => {
        clearTimeout(timer);
        waiting.delete(key);
      };
      waiting.set(key, { value, flush, cancel });
    },
    remove() {
      waiting.get(key)?.cancel();
      kept.remove();
    },
  };
}
