import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.doUnmock('./activate.ts'));

test('a needed part adds its messages and changes no others', async () => {
  // Other tests in this process may have needed parts before.
  vi.resetModules();
  const { needMessages, organiserCatalogues } = await import('./organiser-catalogues.ts');
  const read = async () => (await organiserCatalogues.tr()).messages;
  let before = await read();
  for (const part of ['organiser', 'rsvp'] as const) {
    await needMessages([part]);
    const after = await read();
    expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);
    expect(after).toMatchObject(before);
    before = after;
  }
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
  const preloaded = needMessages(['template']);
  let isRendered = false;
  const rendered = needMessages(['template']).then(() => (isRendered = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isRendered).toBe(false);
  file.resolve();
  await Promise.all([preloaded, rendered]);
});

test('a failed part fails for all and is requested later', async () => {
  const file = Promise.reject(new Error('offline'));
  const answers = [file, file, Promise.resolve()];
  const { needMessages } = await openWith(() => answers.shift() ?? Promise.reject(new Error('once more')));
  const both = await Promise.allSettled([needMessages(['template']), needMessages(['template'])]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await needMessages(['template']);
  expect(answers).toEqual([]);
});
