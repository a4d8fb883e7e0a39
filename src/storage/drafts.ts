import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue, fallback } from './storage.ts';

/** The texts in a form's fields, by name. */
const formTexts = v.record(v.string(), v.string());
export type FormTexts = v.InferOutput<typeof formTexts>;

/** What is stored of a form. Checked, because another version of the product may have written it. */
const draftContent = v.object({
  value: formTexts,
  /** The saved texts the form was started with: a later save compares them with the current record. */
  base: v.optional(formTexts),
  /** When a create was sent whose outcome is unknown, in milliseconds since 1970. */
  sentAt: v.optional(v.number()),
});
type DraftContent = v.InferOutput<typeof draftContent>;

/** The unsaved work of one form. It survives a reload, a crash and the end of a session, for the same user only. */
export type Draft = ReturnType<typeof openDraft>;

/** Asks before the page is left while storage has refused a draft. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if ([...fallback.keys()].some((key) => key.startsWith(keys.drafts))) event.preventDefault();
};

/**
 * Opens a draft. A form on the screen subscribes to it, so that it belongs to one tab. Another tab keeps what is typed in
 * memory, and leaves the stored draft alone.
 */
export function openDraft(key: string) {
  const stored = createStoredValue(key, draftContent);
  let hasLock = true;
  /** What was typed here while another tab owned the draft. */
  let typed: DraftContent | undefined;
  let notify = () => {};
  /** Also after the other tab was closed, until what was typed here is saved or discarded. */
  const isElsewhere = () => !hasLock || typed !== undefined;
  const read = () => (isElsewhere() ? typed : stored.read());
  const set = (content: DraftContent | undefined) => {
    if (isElsewhere()) {
      typed = content;
      // The tab that was closed has left its text to this form.
      if (!isElsewhere()) notify();
    } else if (!content) stored.remove();
    else if (!stored.write(content)) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
  };
  const setLock = (has: boolean) => {
    hasLock = has;
    notify();
  };
  /** Changes parts of the content. Without a value, stored or given, nothing is stored. */
  const write = (change: Partial<DraftContent>) => {
    const content = { ...read(), ...change };
    if (content.value) set({ ...content, value: content.value });
  };
  return {
    key,
    read,
    write,
    /** Removes what was typed. That a create had no clear response is still remembered. */
    remove() {
      const sentAt = read()?.sentAt;
      set(sentAt === undefined ? undefined : { value: {}, sentAt });
    },
    isElsewhere,
    /** Whether its content survives a reload. It does not in another tab, or where storage is blocked or full. */
    isKept: () => !isElsewhere() && !fallback.has(key),
    /**
     * Owns the draft, and calls back when another tab turns out to own it, or does not any more. The lock ends with the
     * form or the tab, also after a crash. Without locks (plain http), every tab is the owner.
     */
    subscribe(listener: () => void) {
      notify = listener;
      const form = new AbortController();
      const left = new Promise<void>((resolve) => form.signal.addEventListener('abort', () => resolve()));
      const take = (lock: Lock | null) => {
        if (!lock) {
          setLock(false);
          void locks?.request(key, take);
        } else if (!hasLock && !form.signal.aborted) setLock(true);
        return lock ? left : undefined;
      };
      const locks = globalThis.navigator?.locks;
      // A form of this tab that ends in the same task releases the lock first.
      setTimeout(() => {
        if (!form.signal.aborted) void locks?.request(key, { ifAvailable: true }, take);
      });
      return () => form.abort();
    },
    /** Whether a create got no clear response, here or in the tab that owns the draft, for `createOnce`. */
    unsure: {
      get() {
        const own = read();
        return (own && 'sentAt' in own ? own : stored.read())?.sentAt !== undefined;
      },
      set: (isUnsure: boolean) => write({ sentAt: isUnsure ? Date.now() : undefined }),
    },
  };
}
