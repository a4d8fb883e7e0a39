import * as v from 'valibot';
import * as keys from '../storage/keys.ts';
import { createStoredValue, fallback } from '../storage/storage.ts';

const formTexts = v.record(v.string(), v.string());

/** The stored part of a form. Checked, because another version of the product may have written it. */
const draftContent = v.object({
  value: formTexts,
  /** The saved texts the form was started with: a later save compares them with the current record. */
  base: v.optional(formTexts),
  /** Whether the outcome of the last create is unknown. */
  isCreateUnknown: v.optional(v.boolean()),
});
type DraftContent = v.InferOutput<typeof draftContent>;

/** The unsaved work of one form. It survives a reload, a crash and the end of a session, for the same user only. */
export type Draft = ReturnType<typeof openDraft>;

/** Asks before the page is left while storage has refused a draft. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if ([...fallback.keys()].some((key) => key.startsWith(keys.drafts))) event.preventDefault();
};

/**
 * Opens a draft. It belongs to the first tab that opens its form, by a Web Lock that ends with the form or the tab, also
 * after a crash. The tab is chosen once, when the form opens: in another tab the form starts with the
 * saved values, and keeps no draft. Without locks (plain http), the last tab wins.
 */
export function openDraft(key: string) {
  const stored = createStoredValue(key, draftContent);
  let isElsewhere = false;
  /** The same in a tab that keeps no draft. */
  let isUnknownHere = false;
  const read = () => (isElsewhere ? undefined : stored.read());
  /** Changes parts of the content. Without a value, stored or given, nothing is stored. */
  const write = (change: Partial<DraftContent>) => {
    const content = { ...read(), ...change };
    if (isElsewhere || !content.value) return;
    if (!stored.write({ ...content, value: content.value }))
      globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
  };
  return {
    key,
    read,
    write,
    /** Removes the typed texts. A create with an unknown outcome is still remembered. */
    remove() {
      const content = read();
      if (content?.isCreateUnknown) write({ value: {}, base: undefined });
      else if (content) stored.remove();
    },
    /** Whether another tab is editing it. */
    isElsewhere: () => isElsewhere,
    /** Whether its content survives a reload. It does not in another tab, or where storage is blocked or full. */
    isKept: () => !isElsewhere && !fallback.has(key),
    /**
     * Takes the draft for this tab while its form is open.
     * @param onElsewhere called if another tab has it
     * @returns gives it back
     */
    subscribe(onElsewhere: () => void) {
      let isClosed = false;
      let release: (() => void) | undefined;
      const take = (lock: Lock | null) => {
        if (isClosed) return undefined;
        if (lock) return new Promise<void>((resolve) => (release = resolve));
        isElsewhere = true;
        onElsewhere();
        return undefined;
      };
      // A form of this tab that ends in the same task gives it back first.
      const timer = setTimeout(
        () => void globalThis.navigator?.locks?.request(key, { ifAvailable: true }, take).catch(() => {}),
      );
      return () => {
        isClosed = true;
        clearTimeout(timer);
        release?.();
      };
    },
    /** Whether the outcome of the last create is unknown, for `createOnce`. */
    unknownCreate: {
      get: () => (isElsewhere ? isUnknownHere : stored.read()?.isCreateUnknown === true),
      set(isUnknown: boolean) {
        isUnknownHere = isUnknown;
        write({ isCreateUnknown: isUnknown });
      },
    },
  };
}
