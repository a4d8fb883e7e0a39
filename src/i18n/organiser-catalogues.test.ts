import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.doUnmock('./activate.ts'));

test('the parts of a language are joined once, and again when more are needed', async () => {
  // Other tests in this process may have needed parts before.
  vi.resetModules();
  const { needMessages, organiserCatalogues } = await import('./organiser-catalogues.ts');
  const first = await organiserCatalogues.tr();
  expect((await organiserCatalogues.tr()).messages).toBe(first.messages);
  await needMessages(['settings']);
  const second = await organiserCatalogues.tr();
  expect(Object.keys(second.messages).length).toBeGreaterThan(Object.keys(first.messages).length);
  expect(second.messages).toMatchObject(first.messages);
});

/** The module, with catalogues that load when the test says so. */
async function openWith(refresh: () => Promise<void>) {
  vi.resetModules();
  vi.doMock('./activate.ts', () => ({ refresh }));
  return import('./organiser-catalogues.ts');
}

test('who needs a part that is loading already waits for it, too', async () => {
  const file = Promise.withResolvers<void>();
  const { needMessages } = await openWith(() => file.promise);
  const preloaded = needMessages(['desk']);
  let isRendered = false;
  const rendered = needMessages(['desk']).then(() => (isRendered = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isRendered).toBe(false);
  file.resolve();
  await Promise.all([preloaded, rendered]);
});

test('a part that failed to load fails for all who wait for it, and is requested again later', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve()];
  const { needMessages } = await openWith(() => answers.shift() ?? Promise.reject(new Error('once more')));
  const both = await Promise.allSettled([needMessages(['desk']), needMessages(['desk'])]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await needMessages(['desk']);
  expect(answers).toEqual([]);
});

test('the catalogue of the guest page changes no text of the organiser', async () => {
  vi.resetModules();
  const { needMessages, organiserCatalogues } = await import('./organiser-catalogues.ts');
  await needMessages(['events', 'desk', 'settings']);
  const { messages: before } = await organiserCatalogues.tr();
  await needMessages(['rsvp']);
  const { messages: after } = await organiserCatalogues.tr();
  expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);
  expect(after).toMatchObject(before);
});
