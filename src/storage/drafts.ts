import * as v from 'valibot';
import { createStoredValue, fallback } from './storage.ts';

/** The prefix of the keys of all drafts. */
const prefix = 'guestwise.draft ';

/** The key of one form's draft of one user; a prefix of all of them with an empty form. */
export const getDraftKey = (userId: string, form: string) => `${prefix}${encodeURIComponent(userId)} ${form}`;

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
  if ([...fallback.keys()].some((key) => key.startsWith(prefix))) event.preventDefault();
};

const hasText = (content: DraftContent | undefined) =>
  content !== undefined && Object.keys(content.value).length > 0;

/** What this tab stored last under a key, or found there. Any other text is another tab's. */
const own = new Map<string, string | undefined>();

/**
 * Opens a draft. It belongs to the tab that types it, by a Web Lock that ends with the form or the tab, also after a
 * crash. Another tab keeps what is typed there in memory, and leaves the stored draft alone. Without locks (plain http),
 * the last tab wins.
 */
export function openDraft(key: string) {
  const stored = createStoredValue(key, draftContent);
  const loadText = () => JSON.stringify(stored.read());
  own.set(key, loadText());
  let isElsewhere = false;
  /** What was typed here while another tab owned the draft. */
  let typed: DraftContent | undefined;
  let notify = () => {};
  /** Claims the stored draft for this tab. Only a form on the screen does. */
  let claim: (options?: LockOptions) => void = () => {};
  const hasLocks = () => globalThis.navigator?.locks !== undefined;
  const isReplaced = () => hasText(stored.read()) && loadText() !== own.get(key);
  const read = () => (isElsewhere ? typed : hasLocks() && isReplaced() ? undefined : stored.read());
  const store = (content: DraftContent | undefined) => {
    if (content && !stored.write(content)) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
    // Removing nothing could delete what another tab has just stored.
    if (!content && stored.read()) stored.remove();
    own.set(key, loadText());
  };
  const set = (content: DraftContent | undefined) => {
    if (isElsewhere) typed = content;
    else if (!isReplaced() || (content && !hasLocks())) store(content);
    // Of what was typed here nothing is left: the other tab may have been closed, and have left its text.
    if (content ? !isElsewhere : isElsewhere) claim();
  };
  const setElsewhere = (next: boolean) => {
    if (isElsewhere === next) return;
    isElsewhere = next;
    if (!next) {
      if (typed) store({ ...stored.read(), ...typed });
      own.set(key, loadText());
      // The other tab is about to release its lock.
      if (typed) claim({});
    }
    typed = undefined;
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
    /** Whether another tab is editing it. */
    isElsewhere: () => isElsewhere,
    /** Whether its content survives a reload. It does not in another tab, or where storage is blocked or full. */
    isKept: () => !isElsewhere && !fallback.has(key),
    /** Calls back when another tab turns out to edit it, or does not any more. */
    subscribe(listener: () => void) {
      notify = listener;
      const form = new AbortController();
      const { signal } = form;
      /** Ends the lock of this tab, if it has one. */
      let release: (() => void) | undefined;
      const take = (lock: Lock | null) => {
        if (signal.aborted) return undefined;
        if (!lock) {
          if (!release) setElsewhere(hasText(stored.read()));
          return undefined;
        }
        setElsewhere(false);
        return new Promise<void>((resolve) => (release = resolve));
      };
      claim = (options = { ifAvailable: true }) => {
        // Both tabs have typed: each shows its own text.
        if (release || signal.aborted || (isElsewhere && typed && hasText(stored.read()))) return;
        globalThis.navigator?.locks?.request(key, options, take).catch(() => {});
      };
      // A form of this tab that ends in the same task releases the lock first.
      setTimeout(() => hasText(stored.read()) && claim());
      const stop = stored.onChangeElsewhere(() => {
        const isEmpty = !hasText(stored.read());
        if (!isEmpty && !isReplaced()) return;
        release?.();
        release = undefined;
        if (isEmpty) setElsewhere(false);
        else if (!typed) setElsewhere(hasLocks());
      });
      // The tab that owned it may have been closed, and its lock ends a moment later. This tab waits only while it has the
      // focus: a reload of the other tab gets its lock back.
      const comeBack = () => {
        const stay = new AbortController();
        addEventListener('blur', () => stay.abort(), { once: true, signal });
        if (isElsewhere) claim({ signal: stay.signal });
      };
      addEventListener('focus', comeBack, { signal });
      return () => {
        form.abort();
        stop();
        release?.();
      };
    },
    /** Whether a create got no clear response, here or in the tab that owns the draft, for `createOnce`. */
    unsure: {
      get() {
        const current = read();
        return (current && 'sentAt' in current ? current : stored.read())?.sentAt !== undefined;
      },
      set: (isUnsure: boolean) => write({ sentAt: isUnsure ? Date.now() : undefined }),
    },
  };
}
