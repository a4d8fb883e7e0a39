import * as v from 'valibot';
import { openCreated } from './created.ts';
import { getDraftsDeletion } from './drafts-deletion.ts';
import { flushWhenHidden, held, removed, shown, sources, waiting } from './draft-memory.ts';
import * as keys from './keys.ts';
import { createSlotSchema, type Slot } from './draft-slot.ts';
import { createStoredValue, getStoredKeys, type Stored } from './storage.ts';
import { createId, getTabId, renewTabId } from './tab-id.ts';

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
  /** Keeps what is left of the value, unless all drafts were deleted since something was typed. */
  rewrite(value: T): void;
  remove(): void;
  /**
   * While its form is on the screen, what it shows is stored again if another tab deletes it: this tab's own draft, or
   * that of a closed tab that it was started from.
   * @param onCreateElsewhere another tab has created what it shows: this is not stored again
   * @returns ends this
   */
  hold(onCreateElsewhere?: () => void): () => void;
  /**
   * Call it before what it has is sent.
   * @returns `name`, which unchanged copies in other tabs have too, and `note`, which remembers that this was created:
   * the copies must not create it again
   */
  prepareCreate(): { name: string; note(): void };
  /** Whether another tab has created what its form shows. */
  isCreatedElsewhere(): boolean;
  /** What is saved may differ from the initial texts: something was sent without a clear response. */
  mayBeSaved?: boolean;
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

/**
 * Opens a draft. A tab without its own starts from the newest one of other tabs: they may be closed.
 * @param form names the form and its subject, such as `event 665a…`
 * @param schema checks a stored draft, because another version of the product may have written it
 * @param beside names in its value, such as those of images: a copy in which only they differ is the same record
 */
export function createDraft<T extends object>(
  userId: string,
  form: string,
  schema: v.GenericSchema<unknown, T>,
  beside: readonly string[] = [],
): Draft<T> {
  const key = keys.draft(userId, form);
  const slot = createSlotSchema(schema);
  const created = openCreated(key);
  const asRecord = ({ id, value }: { id: string; value: object }) => ({
    id,
    value: Object.fromEntries(Object.entries(value).filter(([name]) => !beside.includes(name))),
  });
  const isCreated = (copy: Parameters<typeof asRecord>[0]) => created.omitFrom([asRecord(copy)]).length === 0;
  const open = (slotKey: string) => createStoredValue<Slot<T>>(slotKey, slot);
  const openOwn = () => open(keys.draftInTab(key, getTabId()));
  const getSource = () => openOwn().read()?.from ?? sources.get(key);
  const readSlot = (slotKey: string) => {
    const stored = open(slotKey);
    const kept = stored.read();
    if (!kept || !isCreated(kept)) return kept;
    stored.remove();
    return undefined;
  };
  const isDeleted = () => {
    const last = shown.get(key);
    // A page in the back/forward cache hears of a deletion only when it is shown again.
    const at = last?.at ?? sources.get(key)?.at ?? Infinity;
    return last?.isDeleted === true || getDraftsDeletion(userId) > at;
  };
  const readOther = () => {
    // A form on the screen takes nothing more of another tab.
    if (held.has(key)) return isDeleted() ? undefined : (shown.get(key)?.value as T | undefined);
    const others = getStoredKeys(keys.draftInTab(key, '')).flatMap((other) => {
      const kept = readSlot(other);
      return kept && kept.at > (removed.get(key) ?? 0) ? [{ ...kept, key: other }] : [];
    });
    const newest = others.toSorted((one, other) => one.at - other.at).at(-1);
    // The same text that is written again is something else.
    if (!newest) {
      shown.delete(key);
      return undefined;
    }
    sources.set(key, { key: newest.key, at: newest.at });
    shown.set(key, { id: newest.id, value: newest.value });
    return newest.value;
  };
  const draft: Draft<T> = {
    key,
    read() {
      const last = waiting.get(key);
      if (last === undefined) {
        const kept = readSlot(keys.draftInTab(key, getTabId()));
        if (kept === undefined) return readOther();
        shown.set(key, kept);
        return kept.value;
      }
      const result = v.safeParse(schema, last.value);
      return result.success ? result.output : undefined;
    },
    write(value) {
      waiting.get(key)?.cancel();
      const { id = createId(), at: before } = shown.get(key) ?? {};
      shown.set(key, { id, value, at: isDeleted() ? Date.now() : before });
      flushWhenHidden();
      const flush = () => {
        waiting.get(key)?.cancel();
        const at = Date.now();
        shown.set(key, { id, value, at });
        openOwn().write({ at, id, value, from: getSource() });
        created.keep();
      };
      const timer = setTimeout(flush, pause);
      const cancel = () => {
        clearTimeout(timer);
        waiting.delete(key);
      };
      waiting.set(key, { value, flush, cancel });
    },
    rewrite(value) {
      if (!isDeleted()) draft.write(value);
    },
    remove() {
      waiting.get(key)?.cancel();
      let from = getSource();
      openOwn().remove();
      sources.delete(key);
      shown.delete(key);
      removed.set(key, Date.now());
      while (from) {
        const { key: other, at } = from;
        const kept = open(other).read();
        // Written since, it is another tab's own work.
        if (kept?.at !== at) break;
        open(other).remove();
        from = kept.from;
      }
      created.keep();
    },
    prepareCreate() {
      const last = shown.get(key);
      return { name: `${key} ${last?.id ?? ''}`, note: () => last && created.add(asRecord(last)) };
    },
    isCreatedElsewhere() {
      const last = shown.get(key);
      return last !== undefined && isCreated(last);
    },
    hold(onCreateElsewhere) {
      held.add(key);
      const source = sources.get(key);
      const shownFrom = source && open(source.key);
      const storeIfLost = (stored: Stored<Slot<T>>) => {
        const last = shown.get(key);
        const isLost = last !== undefined && openOwn().read() === undefined && stored.read() === undefined;
        if (isLost && !isDeleted() && !isCreated(last)) draft.write(last.value as T);
      };
      const stop = [
        openOwn().onChangeElsewhere(() => {
          const kept = openOwn().read();
          // Another tab has the same id.
          if (kept && kept.at !== shown.get(key)?.at) renewTabId();
          storeIfLost(openOwn());
        }),
        created.onChangeElsewhere(() => draft.isCreatedElsewhere() && onCreateElsewhere?.()),
        shownFrom?.onChangeElsewhere(() => storeIfLost(shownFrom)),
      ];
      return () => {
        held.delete(key);
        for (const release of stop) release?.();
      };
    },
  };
  return draft;
}
