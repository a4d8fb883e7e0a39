import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDoubts } from './doubts.ts';
import { draft } from './keys.ts';
import { getStoredKeys, removeStored } from './storage.ts';
import { removeUserData } from './user-data.ts';

const key = draft('u1', 'guests e1');

// Files share a worker, and so its memory.
beforeEach(() => removeStored('guestwise.'));
afterEach(() => {
  vi.useRealTimers();
  removeUserData('u1');
  vi.unstubAllGlobals();
});

test('[F08] the doubts of a form are those of its next visit, and of no other form', () => {
  openDoubts(key).doubts.set('row 1', 5);
  const again = openDoubts(key).doubts;
  expect([again.get('row 1'), again.get('row 2'), again.size]).toEqual([5, undefined, 1]);
  expect(openDoubts(draft('u1', 'guests e2')).doubts.size).toBe(0);
  expect(openDoubts(draft('u2', 'guests e1')).doubts.size).toBe(0);
  again.delete('row 1');
  expect(openDoubts(key).doubts.size).toBe(0);
  expect(getStoredKeys('guestwise.doubts')).toEqual([]);
});

test('[F08] a call that another tab has begun stays in doubt here, also after that tab knows its outcome', () => {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', () => {});
  const [here, elsewhere] = [openDoubts(key), openDoubts(key)];
  const stop = here.follow();
  elsewhere.doubts.set('event', 5);
  for (const listener of listeners) listener({ key: null });
  elsewhere.doubts.delete('event');
  stop();
  // A read shows the outcome at once.
  expect(here.doubts.get('event')).toBe(0);
  here.doubts.delete('event');
  expect(here.doubts.get('event')).toBeUndefined();
});

test('[F08] a form that was opened while another tab sends it is in doubt', () => {
  const elsewhere = openDoubts(key).doubts;
  elsewhere.set('event', 5);
  const here = openDoubts(key).doubts;
  expect(here.get('event')).toBe(5);
  elsewhere.delete('event');
  expect(here.get('event')).toBe(0);
});

test('[F08] the end of another tab’s call says nothing about one that is on the way here', () => {
  const [here, elsewhere] = [openDoubts(key).doubts, openDoubts(key).doubts];
  here.set('event', 5);
  elsewhere.delete('event');
  expect(here.get('event')).toBe(5);
});

test('[F08] two tabs that send at the same time keep the doubts of both', () => {
  const [here, elsewhere] = [openDoubts(key).doubts, openDoubts(key).doubts];
  here.set('row 1', 5);
  elsewhere.set('row 2', 6);
  const stored = getStoredKeys('guestwise.doubts');
  // Neither writes what the other has written.
  expect(stored).toEqual([expect.stringMatching(/row 1$/), expect.stringMatching(/row 2$/)]);
  expect(openDoubts(key).doubts.size).toBe(2);
});

test('the doubt about a row that was removed is forgotten after a week', () => {
  vi.useFakeTimers({ now: 1 });
  openDoubts(key).doubts.set('row 1', 0);
  vi.setSystemTime(604_800_000);
  expect(openDoubts(key).doubts.size).toBe(1);
  vi.setSystemTime(604_800_001);
  expect(openDoubts(key).doubts.size).toBe(0);
  expect(getStoredKeys('guestwise.doubts')).toEqual([]);
});

test('[F40] a logout deletes the doubts of that user and of no other', () => {
  const other = openDoubts(draft('u2', 'guests e1')).doubts;
  other.set('row 1', 5);
  openDoubts(key).doubts.set('row 1', 5);
  removeUserData('u1');
  expect(openDoubts(key).doubts.size).toBe(0);
  expect(openDoubts(draft('u2', 'guests e1')).doubts.size).toBe(1);
  removeUserData('u2');
});

test('[F37] a record called __proto__ is an ordinary one', () => {
  openDoubts(key).doubts.set('__proto__', 5);
  expect(openDoubts(key).doubts.get('__proto__')).toBe(5);
});
