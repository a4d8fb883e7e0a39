import { afterEach, expect, test, vi } from 'vitest';
import { openCreated } from './created.ts';
import { removeStored } from './storage.ts';

const draftKey = 'guestwise.draft u1 new note';

// Files share a worker, and so its memory.
afterEach(() => {
  removeStored('guestwise.');
  vi.useRealTimers();
});

test('[F08] what was created from a draft is left out in another tab, and what was changed since is not', () => {
  openCreated(draftKey).add({ id: '1', title: 'Flowers' });
  const changed = { id: '1', title: 'Flowers and candles' };
  const other = { id: '2', title: 'Flowers' };
  expect(openCreated(draftKey).omitFrom([{ id: '1', title: 'Flowers' }, changed, other])).toEqual([
    changed,
    other,
  ]);
  expect(openCreated('guestwise.draft u2 new note').omitFrom([{ id: '1', title: 'Flowers' }])).toHaveLength(
    1,
  );
});

test('what was created a week ago is forgotten with the next one', () => {
  vi.useFakeTimers({ now: 0 });
  const created = openCreated(draftKey);
  created.add({ id: '1' });
  vi.setSystemTime(604_800_001);
  created.add({ id: '2' });
  expect(created.omitFrom([{ id: '1' }, { id: '2' }])).toEqual([{ id: '1' }]);
});
