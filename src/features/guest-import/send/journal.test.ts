import { afterEach, expect, test } from 'vitest';
import { getStoredKeys, removeStored } from '../../../storage/storage.ts';
import { countUnfinished, type GuestState, openJournal } from './journal.ts';

afterEach(() => removeStored('guestwise.'));

const guest = { name: 'Grace', phone: '', invitees: 1, inviteeOnCard: 1, isWAPhone: false };
const createImport = (userId: string, eventId: string, count: number) => {
  const journals = openJournal(userId, eventId);
  const guests = Array.from({ length: count }, (_, line) => ({ line, guest, before: 0 }));
  const plan = { startedAt: 1, guests, leftOut: [] };
  journals.writePlan(plan);
  const write = (...states: GuestState[]) => journals.writeProgress({ plan, states, reasons: {} });
  return { ...journals, write };
};

test('guests not added yet are counted for their user', () => {
  const wedding = createImport('amina', 'wedding', 6);
  createImport('amina', 'gala', 3);
  createImport('selim', 'gala', 4);
  expect(countUnfinished('amina')).toBe(9);
  wedding.write('created', 'refused', 'present', 'skipped', 'unknown', 'waiting');
  expect(countUnfinished('amina')).toBe(5);
  wedding.remove();
  expect(countUnfinished('amina')).toBe(3);
});

test('the progress of an earlier import says nothing about the next one', () => {
  const wedding = createImport('amina', 'wedding', 2);
  wedding.write('created', 'created');
  expect(countUnfinished('amina')).toBe(0);
  wedding.writePlan({ startedAt: 2, guests: [{ line: 1, guest, before: 0 }], leftOut: [] });
  expect(countUnfinished('amina')).toBe(1);
});

test('an import whose plan was deleted by a logout stores no progress', () => {
  const wedding = createImport('amina', 'wedding', 2);
  wedding.write('created', 'waiting');
  removeStored('guestwise.import.amina.');
  wedding.write('created', 'created');
  expect(getStoredKeys('guestwise.import.')).toEqual([]);
});
