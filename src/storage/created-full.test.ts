import { beforeEach, expect, test, vi } from 'vitest';
import { fillStorage, openTab, startBrowser } from './test-tabs.ts';

beforeEach(startBrowser);

const getNoted = () => Object.keys(localStorage).filter((key) => key.includes(' created '));
const draftKey = 'guestwise.draft u1 guests e1';

test('[F08] where storage is full, what was created takes the place of its draft', async () => {
  const author = await openTab();
  author.type('Dinner');
  const copy = await openTab();
  copy.read();
  copy.type('Dinner');
  author.type('Dinner');
  fillStorage();
  copy.create();
  expect(getNoted()).toHaveLength(1);
  expect(author.isCreatedElsewhere()).toBe(true);
  expect((await openTab()).read()).toBeUndefined();
});

test('[F08] where storage is full, what was created first makes room for what was created last', async () => {
  // Of its own: files share a worker, and so what is known of the storage.
  vi.resetModules();
  const { openCreated } = await import('./created.ts');
  const created = openCreated(draftKey);
  const [one, two, three] = [{ id: '1' }, { id: '2' }, { id: '3' }];
  for (const item of [one, two]) created.add(item);
  fillStorage();
  created.add(three);
  expect(created.omitFrom([one, two, three])).toEqual([]);
  created.keep();
  expect(created.omitFrom([one, two, three])).toEqual([one]);
  expect(getNoted()).toHaveLength(2);
  created.keep();
  expect(getNoted()).toHaveLength(2);
});

test('[F08] where storage has no room at all, a form that shows what was created learns it', async () => {
  const author = await openTab();
  const onCreateElsewhere = vi.fn<() => void>();
  const release = author.hold(onCreateElsewhere);
  author.type('Dinner');
  const copy = await openTab();
  copy.read();
  fillStorage();
  copy.prepareCreate().note();
  expect(getNoted()).toEqual([]);
  await expect.poll(() => onCreateElsewhere.mock.calls.length).toBe(1);
  expect(author.isCreatedElsewhere()).toBe(true);
  release();
});
