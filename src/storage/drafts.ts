import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue, getStoredKeys } from './storage.ts';
import { getTabId } from './tab-id.ts';

/**
 * Unsaved work of one user. It survives the end of a session, for the same user only. Each tab keeps its own: a save in
 * one tab must not delete what is written in another.
 */
export interface Draft<T = FormTexts> {
  /** Identifies the form of the user. */
  key: string;
  read(): T | undefined;
  /** Keeps the value: in memory at once, in storage when the person pauses or leaves. */
  write(value: T): void;
  remove(): void;
  /**
   * While its form is on the screen, what it shows is stored again if another tab deletes it: this tab's own draft, or
   * that of a closed tab that it was started from.
   * @returns ends this
   */
  hold(): () => void;
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
  for (const key of lastValues.keys()) if (key.startsWith(prefix)) lastValues.delete(key);
  for (const [key, { cancel }] of waiting) if (key.startsWith(prefix)) cancel();
}

/** A phone may end a hidden page without another event. */
function flushWhenHidden() {
  for (const event of ['pagehide', 'visibilitychange']) globalThis.addEventListener?.(event, flushDrafts);
}

/** A draft as one tab has stored it. */
interface Slot<T> {
  /** When it was written, in milliseconds since 1970. */
  at: number;
  value: T;
  /** The slot of another tab that it was started from. */
  from?: Source | undefined;
}

interface Source {
  key: string;
  at: number;
}

/** What forms of this tab were started from, by the key of their own draft. */
const sources = new Map<string, Source>();

/** When drafts were removed in this tab: their forms start with the saved values, not with another tab's older draft. */
const removed = new Map<string, number>();

/** What this tab has written or restored last, by the key of its own draft. */
const lastValues = new Map<string, unknown>();

/** The own drafts of forms on the screen. */
const held = new Set<string>();

/**
 * Opens a draft. A tab without its own starts from the newest one of other tabs: they may be closed.
 * @param form names the form and its subject, such as `event 665a…`
 * @param schema checks a stored draft, because another version of the product may have written it
 */
export function createDraft<T>(userId: string, form: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const key = keys.draft(userId, form);
  const source = v.object({ key: v.string(), at: v.number() });
  const slot = v.object({ at: v.number(), value: schema, from: v.optional(source) });
  const open = (slotKey: string) => createStoredValue<Slot<T>>(slotKey, slot);
  const ownKey = keys.draftInTab(key, getTabId());
  const own = open(ownKey);
  const getSource = () => own.read()?.from ?? sources.get(ownKey);
  const readOther = () => {
    const others = getStoredKeys(keys.draftInTab(key, '')).flatMap((other) => {
      const kept = open(other).read();
      return kept && kept.at > (removed.get(ownKey) ?? 0) ? [{ ...kept, key: other }] : [];
    });
    const newest = others.toSorted((one, other) => one.at - other.at).at(-1);
    if (!newest) return undefined;
    sources.set(ownKey, { key: newest.key, at: newest.at });
    // A form on the screen may show something else.
    if (!held.has(ownKey) || !lastValues.has(ownKey)) lastValues.set(ownKey, newest.value);
    return newest.value;
  };
  const draft: Draft<T> = {
    key,
    read() {
      const last = waiting.get(key);
      if (last === undefined) {
        const kept = own.read();
        if (kept === undefined) return readOther();
        lastValues.set(ownKey, kept.value);
        return kept.value;
      }
      const result = v.safeParse(schema, last.value);
      return result.success ? result.output : undefined;
    },
    write(value) {
      waiting.get(key)?.cancel();
      lastValues.set(ownKey, value);
      flushWhenHidden();
      const flush = () => {
        waiting.get(key)?.cancel();
        own.write({ at: Date.now(), value, from: getSource() });
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
      let from = getSource();
      own.remove();
      sources.delete(ownKey);
      lastValues.delete(ownKey);
      removed.set(ownKey, Date.now());
      while (from) {
        const { key: other, at } = from;
        const kept = open(other).read();
        // Written since, it is another tab's own work.
        if (kept?.at !== at) return;
        open(other).remove();
        from = kept.from;
      }
    },
    hold() {
      held.add(ownKey);
      const shownFrom = sources.get(ownKey);
      const stop = [own, ...(shownFrom ? [open(shownFrom.key)] : [])].map((shown) =>
        shown.onChangeElsewhere(() => {
          const last = lastValues.get(ownKey);
          const isLost = last !== undefined && own.read() === undefined && shown.read() === undefined;
          if (isLost) draft.write(last as T);
        }),
      );
      return () => {
        held.delete(ownKey);
        for (const release of stop) release();
      };
    },
  };
  return draft;
}
