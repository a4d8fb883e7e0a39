import { expect, test, vi } from 'vitest';

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
