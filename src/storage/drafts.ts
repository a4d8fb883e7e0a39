import * as v from 'valibot';
import { createStoredValue } from './storage.ts';

/** The texts in a form's fields, by name. */
export const formTexts = v.record(v.string(), v.string());
export type FormTexts = v.InferOutput<typeof formTexts>;

/** What is stored of a form. */
interface DraftContent<T = FormTexts> {
  value: T;
  /** The saved texts the form was started with: a later save compares them with the current record. */
  base?: FormTexts | undefined;
  /** When a create was sent whose outcome is unknown, in milliseconds since 1970. */
  sentAt?: number | undefined;
}

/**
 * The unsaved work of one form. It survives a reload, a crash and the end of a session, for the same user only. It belongs
 * to one tab, for as long as a form of that tab subscribes to it.
 */
export interface Draft<T = FormTexts> {
  key: string;
  read(): DraftContent<T> | undefined;
  /** Changes parts of the content. Without a value, stored or given, nothing is stored. */
  write(change: Partial<DraftContent<T>>): void;
  remove(): void;
  /** Whether another tab owns it: then this tab's content is not stored. */
  isElsewhere(): boolean;
  /** Whether its content would survive a reload. It does not where storage is blocked or full. */
  isKept(): boolean;
  /** Owns the draft, unless another tab does, and calls back once another tab turns out to. */
  subscribe(listener: () => void): () => void;
  /** Whether a create got no clear response, for `createOnce`. */
  unsure: { get(): boolean; set(isUnsure: boolean): void };
}

interface Ownership {
  isElsewhere: boolean;
  /** What a form shows whose draft belongs to another tab. */
  unstored: object | undefined;
  listeners: Set<() => void>;
  release(): void;
}

/** The drafts of this tab's forms by key: several handles of a draft share its owner. */
const ownerships = new Map<string, Ownership>();

/** The drafts that storage did not accept: leaving the page would lose them. */
const unkept = new Set<string>();
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function setKept(key: string, isKept: boolean) {
  if (isKept) unkept.delete(key);
  else unkept.add(key);
  if (unkept.size > 0) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
  else globalThis.removeEventListener?.('beforeunload', askBeforeLeaving);
}

/** Asks for the draft's lock. It ends with the tab, also after a crash. Without locks (plain http), every tab is the owner. */
function requestOwnership(key: string): Ownership {
  const ownership: Ownership = {
    isElsewhere: false,
    unstored: undefined,
    listeners: new Set(),
    release: () => undefined,
  };
  const released = new Promise<void>((resolve) => {
    ownership.release = resolve;
  });
  void globalThis.navigator?.locks?.request(key, { ifAvailable: true }, (lock) => {
    if (lock) return released;
    ownership.isElsewhere = true;
    for (const listener of ownership.listeners) listener();
    return undefined;
  });
  return ownership;
}

/**
 * Opens a draft.
 * @param schema checks a stored value, because another version of the product may have written it
 */
export function openDraft<T extends object>(key: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const stored = createStoredValue(
    key,
    v.object({ value: schema, base: v.optional(formTexts), sentAt: v.optional(v.number()) }),
  );
  const getElsewhere = () => {
    const ownership = ownerships.get(key);
    return ownership?.isElsewhere === true ? ownership : undefined;
  };
  const draft: Draft<T> = {
    key,
    isElsewhere: () => getElsewhere() !== undefined,
    isKept: () => !unkept.has(key),
    subscribe(listener) {
      const known = ownerships.get(key);
      // The other tab may have closed since this tab's last form ended.
      const isOver = known?.isElsewhere === true && known.listeners.size === 0;
      const ownership = known && !isOver ? known : requestOwnership(key);
      ownership.unstored = known?.unstored;
      ownerships.set(key, ownership);
      ownership.listeners.add(listener);
      return () => {
        ownership.listeners.delete(listener);
        // A form that starts again subscribes before this runs.
        setTimeout(() => {
          if (ownership.listeners.size > 0 || ownerships.get(key) !== ownership) return;
          // A call of the form may end later, and must not remove what the other tab has stored.
          if (ownership.isElsewhere) return;
          ownerships.delete(key);
          ownership.release();
        });
      };
    },
    read() {
      const elsewhere = getElsewhere();
      return elsewhere ? (elsewhere.unstored as DraftContent<T> | undefined) : stored.read();
    },
    write(change) {
      const content = { ...draft.read(), ...change };
      if (content.value === undefined) return;
      const elsewhere = getElsewhere();
      if (elsewhere) elsewhere.unstored = content;
      else setKept(key, stored.write({ ...content, value: content.value }));
    },
    remove() {
      const elsewhere = getElsewhere();
      if (elsewhere) elsewhere.unstored = undefined;
      else {
        stored.remove();
        setKept(key, true);
      }
    },
    unsure: {
      get: () => draft.read()?.sentAt !== undefined,
      set: (isUnsure) => draft.write({ sentAt: isUnsure ? Date.now() : undefined }),
    },
  };
  return draft;
}
