import { vi } from 'vitest';

/** How many characters fit into the storage. */
let room = Infinity;

const getSize = (storage: object) => Object.entries(storage).flat().join('').length;

/** Local storage, whose keys are its own enumerable properties. */
const createStorage = () =>
  Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, text: string) {
      if (getSize({ ...this, [key]: text }) > room) throw new Error('QuotaExceededError');
      (this as Record<string, string>)[key] = text;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }) as Record<string, string>;

/** The keys of the drafts of all tabs, and of what was created from them. */
const slots = new Set(['guestwise.doubts u1 event e1 created 1']);

/**
 * A tab that has just been opened, with a form of the same user.
 * @param beside what of its draft may differ in a copy
 */
export async function openTab(beside?: readonly string[]) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { flushDrafts } = await import('./draft-memory.ts');
  const { createDraft, formTexts } = await import('./drafts.ts');
  const { getTabId } = await import('./tab-id.ts');
  const { removeUserData } = await import('./user-data.ts');
  const draft = createDraft('u1', 'event e1', formTexts, beside);
  const key = `guestwise.draft u1 event e1 tab ${getTabId()}`;
  slots.add(key);
  return {
    draft,
    key,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    type(name: string, more: Record<string, string> = {}, isPaused = true) {
      draft.write({ name, ...more });
      if (isPaused) flushDrafts();
    },
    read: () => draft.read()?.['name'],
    /** What is left of its text, without a key that was pressed. */
    rewrite(name: string) {
      draft.rewrite({ name });
      flushDrafts();
    },
    save: () => draft.remove(),
    /** Deletes all drafts, or hears that another tab has. */
    deleteAll: () => removeUserData('u1', ['drafts']),
    prepareCreate: () => draft.prepareCreate(),
    /** Its form has created what it shows. */
    create() {
      draft.prepareCreate().note();
      draft.remove();
    },
    isCreatedElsewhere: () => draft.isCreatedElsewhere(),
    hold: (onCreateElsewhere?: () => void) => draft.hold(onCreateElsewhere),
    /** Another tab has changed the storage, everywhere unless keys are given. */
    hear(changed: Iterable<string> = slots) {
      for (const each of changed) page.dispatchEvent(Object.assign(new Event('storage'), { key: each }));
      flushDrafts();
    },
  };
}

/** Nothing more fits into the storage. */
export function fillStorage() {
  room = getSize(localStorage);
}

let now = 0;

/** A browser without tabs. */
export function startBrowser() {
  room = Infinity;
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  // Each write is a moment later.
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
}
