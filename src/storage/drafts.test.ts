import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The tab that holds each lock, as a browser keeps them. */
const locks = new Map<string, object>();

beforeEach(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  };
  // Object.keys of a storage are the keys of its values.
  const ownKeys = () => [...values.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
});
afterEach(() => {
  locks.clear();
  vi.unstubAllGlobals();
});

/** A browser tab with a draft of one form. */
async function openTab({ hasLocks = true } = {}) {
  vi.resetModules();
  const held = new Set<string>();
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
    await Promise.resolve();
    if (locks.has(name)) return run(null);
    locks.set(name, {});
    held.add(name);
    await run({});
    locks.delete(name);
  };
  const tab = { navigator: hasLocks ? { locks: { request } } : {} };
  vi.stubGlobal('navigator', tab.navigator);
  const { openDraft, formTexts } = await import('./drafts.ts');
  const draft = openDraft('guestwise.draft u1 event e1', formTexts);
  const listener = vi.fn<() => void>();
  return {
    draft,
    /** Its form is on the screen from now on. */
    async open() {
      vi.stubGlobal('navigator', tab.navigator);
      const leave = draft.subscribe(listener);
      await Promise.resolve();
      return leave;
    },
    listener,
    crash: () => held.forEach((name) => locks.delete(name)),
  };
}

const typed = (name: string) => ({ value: { name }, base: { name: 'Saved' } });

test('[F40] a draft survives its form and its tab', async () => {
  const tab = await openTab();
  await tab.open();
  tab.draft.write(typed('Dinner'));
  tab.crash();
  const next = await openTab();
  await next.open();
  expect(next.draft.isElsewhere()).toBe(false);
  expect(next.draft.read()).toEqual(typed('Dinner'));
  next.draft.remove();
  expect(next.draft.read()).toBeUndefined();
});

test('[F40] a second tab with the same form reads, changes and removes nothing of the first one', async () => {
  const first = await openTab();
  await first.open();
  first.draft.write(typed('Dinner'));
  const second = await openTab();
  await second.open();
  expect(second.listener).toHaveBeenCalledOnce();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([true, undefined]);
  second.draft.write(typed('Supper'));
  expect(second.draft.read()).toEqual(typed('Supper'));
  expect(first.draft.read()).toEqual(typed('Dinner'));
  second.draft.remove();
  expect(first.draft.read()).toEqual(typed('Dinner'));
});

test('[F40] a form that starts again stays the owner, and one that is left hands its draft over', async () => {
  vi.useFakeTimers();
  const first = await openTab();
  const leave = await first.open();
  leave();
  const leaveAgain = await first.open();
  await vi.runAllTimersAsync();
  const second = await openTab();
  const leaveSecond = await second.open();
  expect(second.draft.isElsewhere()).toBe(true);
  leaveSecond();
  leaveAgain();
  await vi.runAllTimersAsync();
  await second.open();
  expect(second.draft.isElsewhere()).toBe(false);
  vi.useRealTimers();
});

test('[F40] a call that ends after the second tab has left its form removes nothing of the first one', async () => {
  vi.useFakeTimers();
  const first = await openTab();
  await first.open();
  first.draft.write(typed('Dinner'));
  const second = await openTab();
  const leave = await second.open();
  second.draft.write(typed('Supper'));
  leave();
  await vi.runAllTimersAsync();
  second.draft.write({ sentAt: undefined });
  expect(second.draft.read()).toEqual(typed('Supper'));
  second.draft.remove();
  expect(first.draft.read()).toEqual(typed('Dinner'));
});

test('[F40] a draft that storage refuses asks before the page is left, until it is removed', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { draft } = await openTab();
  const setItem = () => {
    throw new Error('The quota has been exceeded');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem() {}, setItem });
  draft.write(typed('Dinner'));
  expect([draft.isKept(), leaves(), draft.read()]).toEqual([false, false, typed('Dinner')]);
  draft.remove();
  expect([draft.isKept(), leaves()]).toEqual([true, true]);
});

test('[F40] without locks, the last tab wins', async () => {
  const first = await openTab({ hasLocks: false });
  await first.open();
  first.draft.write(typed('Dinner'));
  const second = await openTab({ hasLocks: false });
  await second.open();
  second.draft.write(typed('Supper'));
  expect(first.draft.read()).toEqual(typed('Supper'));
});

test('[F08] a create without a clear response is remembered with what was typed, and needs a value', async () => {
  const tab = await openTab();
  tab.draft.unsure.set(true);
  expect(tab.draft.read()).toBeUndefined();
  tab.draft.write(typed('Dinner'));
  tab.draft.unsure.set(true);
  tab.draft.write(typed('Dinner party'));
  const next = await openTab();
  expect([next.draft.unsure.get(), next.draft.read()?.value]).toEqual([true, { name: 'Dinner party' }]);
  next.draft.unsure.set(false);
  expect(tab.draft.unsure.get()).toBe(false);
});

test('[F40] a stored draft of another shape counts as none', async () => {
  const tab = await openTab();
  localStorage.setItem('guestwise.draft u1 event e1', '{"at":1,"id":"1","value":7}');
  expect(tab.draft.read()).toBeUndefined();
});
