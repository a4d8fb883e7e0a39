import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, stubStorage } from './test-storage.ts';

/** The locks that are held, and who waits for one, as a browser keeps them. */
const locks = new Set<string>();
const waiting: (() => void)[] = [];
const key = 'guestwise.draft u1 event e1';

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
});
afterEach(() => {
  locks.clear();
  waiting.length = 0;
});

/** A browser tab with a draft of one form. */
async function openTab({ hasLocks = true } = {}) {
  vi.resetModules();
  const page = new EventTarget();
  const request = async (name: string, options: LockOptions, run: (lock: object | null) => unknown) => {
    await Promise.resolve();
    if (locks.has(name) && options.ifAvailable) return run(null);
    while (locks.has(name)) await new Promise<void>((resolve) => waiting.push(resolve));
    if (options.signal?.aborted) return;
    locks.add(name);
    await run({});
    locks.delete(name);
    waiting.shift()?.();
  };
  const { openDraft } = await import('./drafts.ts');
  const open = () => openDraft(key);
  const enter = () => {
    vi.stubGlobal('navigator', hasLocks ? { locks: { request } } : {});
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, page[name].bind(page));
  };
  let draft = open();
  let leave = () => {};
  const listener = vi.fn<() => void>();
  const dispatch = async (event: Event) => {
    enter();
    page.dispatchEvent(event);
    await vi.runAllTimersAsync();
  };
  return {
    get draft() {
      enter();
      return draft;
    },
    listener,
    /** Its form is on the screen from now on. */
    async open() {
      enter();
      draft = open();
      leave = draft.subscribe(listener);
      await vi.runAllTimersAsync();
    },
    /** The form is left, or the tab closed; after a crash too its lock ends. */
    async close() {
      enter();
      leave();
      await vi.runAllTimersAsync();
    },
    /** What another tab stored is noticed. */
    hear: () => dispatch(Object.assign(new Event('storage'), { key })),
    /** The person comes to this tab, and leaves it. */
    focus: () => dispatch(new Event('focus')),
    blur: () => dispatch(new Event('blur')),
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

/** Two tabs with the same form; the first one has typed. */
async function openTwoTabs() {
  const [first, second] = [await openTab(), await openTab()];
  await first.open();
  await second.open();
  first.draft.write(typed('Dinner'));
  await second.hear();
  return { first, second };
}

test('[F40] a second tab with the same form reads, changes and removes nothing of the first one', async () => {
  const { first, second } = await openTwoTabs();
  expect(second.listener).toHaveBeenCalledOnce();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([true, undefined]);
  second.draft.write(typed('Supper'));
  expect([second.draft.read(), second.draft.isKept()]).toEqual([typed('Supper'), false]);
  expect(first.draft.read()).toEqual(typed('Dinner'));
  second.draft.remove();
  expect(first.draft.read()).toEqual(typed('Dinner'));
  const third = await openTab();
  await third.open();
  expect([third.draft.isElsewhere(), third.draft.read()]).toEqual([true, undefined]);
});

test('[F40] a draft stays in its tab over a reload, and in a form that starts again', async () => {
  const { first, second } = await openTwoTabs();
  await first.close();
  await first.open();
  expect([first.draft.isElsewhere(), first.draft.read()]).toEqual([false, typed('Dinner')]);
  await second.focus();
  await second.blur();
  expect(second.draft.isElsewhere()).toBe(true);
  await first.close();
  await first.open();
  expect([first.draft.isElsewhere(), second.draft.isElsewhere()]).toEqual([false, true]);
});

test('[F40] a tab that gets the focus before the lock of the closed one has ended waits for it', async () => {
  const { first, second } = await openTwoTabs();
  await second.focus();
  expect(second.draft.isElsewhere()).toBe(true);
  await first.close();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([false, typed('Dinner')]);
});

test('[F40] a tab that goes on saving does not touch what became the draft of the other one', async () => {
  const { first, second } = await openTwoTabs();
  second.draft.write(typed('Supper'));
  first.draft.unsure.set(true);
  first.draft.remove();
  await second.hear();
  first.draft.unsure.set(false);
  first.draft.remove();
  await second.hear();
  expect([second.draft.isElsewhere(), second.draft.read()?.value]).toEqual([false, { name: 'Supper' }]);
  await first.hear();
  expect([locks.has(key), second.draft.isElsewhere()]).toEqual([true, false]);
});

test('[F40] after the first tab was closed, the second one takes its draft over once it has the focus', async () => {
  const { first, second } = await openTwoTabs();
  await first.close();
  await second.focus();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([false, typed('Dinner')]);
  second.draft.remove();
  await second.close();
  const next = await openTab();
  expect(next.draft.read()).toBeUndefined();
});

test('[F40] once the first tab has saved, what the second one has typed is its draft', async () => {
  const { first, second } = await openTwoTabs();
  second.draft.write(typed('Supper'));
  first.draft.remove();
  await second.hear();
  await first.hear();
  expect([second.draft.isElsewhere(), second.draft.isKept()]).toEqual([false, true]);
  await second.close();
  const next = await openTab();
  await next.open();
  expect(next.draft.read()).toEqual(typed('Supper'));
});

test('[F40] if both tabs have typed, the second one gets the draft of the closed one once its own is sent', async () => {
  const { first, second } = await openTwoTabs();
  second.draft.write(typed('Supper'));
  await first.close();
  await second.focus();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([true, typed('Supper')]);
  second.draft.remove();
  await vi.runAllTimersAsync();
  expect([second.draft.isElsewhere(), second.draft.read()]).toEqual([false, typed('Dinner')]);
});

test('[F40] a draft that storage refuses asks before the page is left, until it is removed', async () => {
  const { draft } = await openTab();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  stubStorage({ setItem: fail('QuotaExceededError') });
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
  first.draft.unsure.set(true);
  second.draft.write(typed('Dinner'));
  expect(second.draft.unsure.get()).toBe(true);
  second.draft.unsure.set(false);
  expect([second.draft.unsure.get(), first.draft.unsure.get()]).toEqual([false, true]);
});
