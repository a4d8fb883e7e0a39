import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The locks that are held, and who waits for one, as a browser keeps them. */
const locks = new Map<string, object>();
const waiting: (() => void)[] = [];
function release(name: string) {
  locks.delete(name);
  waiting.shift()?.();
}

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
  locks.clear();
  waiting.length = 0;
  vi.unstubAllGlobals();
});

/** A browser tab with a draft of one form. */
async function openTab({ hasLocks = true } = {}) {
  vi.resetModules();
  const held = new Set<string>();
  const hold = async (name: string, run: (lock: object | null) => unknown) => {
    const lock = {};
    locks.set(name, lock);
    held.add(name);
    await run(lock);
    release(name);
  };
  const request = async (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object | null) => unknown;
    await Promise.resolve();
    if (!locks.has(name)) return hold(name, run);
    if (rest.length > 1) return run(null);
    waiting.push(() => void hold(name, run));
  };
  const tab = { navigator: hasLocks ? { locks: { request } } : {} };
  vi.stubGlobal('navigator', tab.navigator);
  const { openDraft } = await import('./drafts.ts');
  const open = () => openDraft('guestwise.draft u1 event e1');
  let draft = open();
  const listener = vi.fn<() => void>();
  return {
    get draft() {
      return draft;
    },
    /** Its form is on the screen from now on. */
    async open() {
      vi.stubGlobal('navigator', tab.navigator);
      draft = open();
      const leave = draft.subscribe(listener);
      await vi.runAllTimersAsync();
      return leave;
    },
    listener,
    /** The tab is closed, or crashes. */
    async close() {
      for (const name of held) release(name);
      await vi.runAllTimersAsync();
    },
  };
}

const typed = (name: string) => ({ value: { name }, base: { name: 'Saved' } });

test('[F40] a draft survives its form and its tab', async () => {
  const tab = await openTab();
  await tab.open();
  tab.draft.write(typed('Dinner'));
  await tab.close();
  const next = await openTab();
  await next.open();
  expect(next.draft.isElsewhere()).toBe(false);
  expect(next.draft.read()).toEqual(typed('Dinner'));
  next.draft.remove();
  expect(next.draft.read()).toBeUndefined();
});

/** Two tabs with the same form, the first of which owns the draft. */
async function openTwoTabs() {
  const [first, second] = [await openTab(), await openTab()];
  const leaveFirst = await first.open();
  const leaveSecond = await second.open();
  return { first, second, leaveFirst, leaveSecond };
}

test('[F40] a second tab with the same form reads, changes and removes nothing of the first one', async () => {
  const { first, second } = await openTwoTabs();
  first.draft.write(typed('Dinner'));
  expect(second.listener).toHaveBeenCalledOnce();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([true, undefined]);
  second.draft.write(typed('Supper'));
  expect([second.draft.read(), second.draft.isKept()]).toEqual([typed('Supper'), false]);
  expect(first.draft.read()).toEqual(typed('Dinner'));
  second.draft.remove();
  expect(first.draft.read()).toEqual(typed('Dinner'));
});

test('[F40] a form that starts again in its tab stays the owner, and one that is left hands its draft over', async () => {
  const first = await openTab();
  const leave = await first.open();
  leave();
  const leaveAgain = await first.open();
  const second = await openTab();
  await second.open();
  expect([first.draft.isElsewhere(), second.draft.isElsewhere()]).toEqual([false, true]);
  leaveAgain();
  await vi.runAllTimersAsync();
  expect([second.draft.isElsewhere(), second.listener.mock.calls.length]).toEqual([false, 2]);
});

test('[F40] after the first tab was closed, the second one takes its draft over', async () => {
  const { first, second } = await openTwoTabs();
  first.draft.write(typed('Dinner'));
  await first.close();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([false, typed('Dinner')]);
  second.draft.remove();
  await second.close();
  const next = await openTab();
  expect(next.draft.read()).toBeUndefined();
});

test('[F40] if both tabs have typed, the second one gets the draft of the closed one once its own is sent', async () => {
  const { first, second } = await openTwoTabs();
  first.draft.write(typed('Dinner'));
  second.draft.write(typed('Supper'));
  await first.close();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([true, typed('Supper')]);
  second.listener.mockClear();
  second.draft.remove();
  expect(second.listener).toHaveBeenCalledOnce();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([false, typed('Dinner')]);
});

test('[F40] a call that ends after the second tab has left its form removes nothing of the first one', async () => {
  const { first, second, leaveSecond } = await openTwoTabs();
  first.draft.write(typed('Dinner'));
  second.draft.write(typed('Supper'));
  leaveSecond();
  await vi.runAllTimersAsync();
  second.draft.write({ sentAt: undefined });
  expect(second.draft.read()).toEqual(typed('Supper'));
  second.draft.remove();
  expect(first.draft.read()).toEqual(typed('Dinner'));
});

test('[F40] a draft that storage refuses asks before the page is left, until it is removed', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
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
  const [first, second] = [await openTab({ hasLocks: false }), await openTab({ hasLocks: false })];
  await first.open();
  first.draft.write(typed('Dinner'));
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

test('[F08] it is remembered also after what was typed is removed, until a response is clear', async () => {
  const tab = await openTab();
  tab.draft.write(typed('Dinner'));
  tab.draft.unsure.set(true);
  tab.draft.remove();
  const { draft } = await openTab();
  expect([draft.unsure.get(), draft.read()?.value]).toEqual([true, {}]);
  draft.unsure.set(false);
  draft.remove();
  expect(draft.read()).toBeUndefined();
});

test('[F08] it is remembered in a second tab too, which is asked once', async () => {
  const { first, second } = await openTwoTabs();
  first.draft.write(typed('Dinner'));
  first.draft.unsure.set(true);
  second.draft.write(typed('Dinner'));
  expect(second.draft.unsure.get()).toBe(true);
  second.draft.unsure.set(false);
  expect([second.draft.unsure.get(), first.draft.unsure.get()]).toEqual([false, true]);
});

test('[F40] a stored draft of another shape counts as none', async () => {
  const tab = await openTab();
  localStorage.setItem('guestwise.draft u1 event e1', '{"at":1,"id":"1","value":7}');
  expect(tab.draft.read()).toBeUndefined();
});
