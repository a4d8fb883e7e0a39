import { expect, test, vi } from 'vitest';

/** Opens a page with the storage of its tab, and returns its id. */
async function openPage(storage: Map<string, string>) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.resetModules();
  const { getTabId } = await import('./tab-id.ts');
  const id = getTabId();
  expect(getTabId()).toBe(id);
  return {
    id,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    hide(hidden: boolean) {
      vi.stubGlobal('document', { hidden });
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('a reload keeps the id of the tab', async () => {
  const storage = new Map<string, string>();
  const page = await openPage(storage);
  page.leave();
  expect((await openPage(storage)).id).toBe(page.id);
});

test('[F40] a tab that the phone ends while it is hidden keeps its id', async () => {
  const storage = new Map<string, string>();
  const page = await openPage(storage);
  page.hide(true);
  expect((await openPage(storage)).id).toBe(page.id);
});

test('[F40] a duplicate of a tab that was hidden and is shown again has its own id', async () => {
  const storage = new Map<string, string>();
  const page = await openPage(storage);
  page.hide(true);
  page.hide(false);
  expect((await openPage(new Map(storage))).id).not.toBe(page.id);
});

test('[F40] a duplicate of the tab, which copies its storage, has its own id', async () => {
  const storage = new Map<string, string>();
  const first = await openPage(storage);
  first.leave();
  const page = await openPage(storage);
  expect((await openPage(new Map(storage))).id).not.toBe(page.id);
});
