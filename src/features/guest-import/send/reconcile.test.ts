import { expect, test } from 'vitest';
import type { Guest } from '../../../domain/guest/guest.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import type { GuestState } from './journal.ts';
import { countMoreThanInFile, reconcile } from './reconcile.ts';

const ada = { name: 'Ada', phone: '5550900001', invitees: 2, inviteeOnCard: 2, isWAPhone: true };
const listed = (_id: string, fields: object = {}) =>
  createTestGuest({ ...ada, rsvpCount: null, createdBy: 'u1', _id, ...fields });

/** An import of one guest in each row, of whom the list had some before. */
function createImport(states: GuestState[], before = 0) {
  const guests = states.map((_, line) => ({ line, guest: ada, before }));
  return { plan: { startedAt: 1, guests, leftOut: [] }, states, reasons: {} };
}

test('[F83] the list tells which calls were done, then others’ guests', () => {
  const twice = [listed('a'), listed('b')];
  for (const [states, before, list, told] of [
    [['waiting', 'unknown', 'unknown'], 0, twice, ['waiting', 'created', 'created']],
    [['waiting', 'unknown', 'present'], 0, twice, ['waiting', 'created', 'present']],
    [['waiting', 'created', 'waiting'], 1, twice, ['waiting', 'created', 'waiting']],
    [['waiting', 'unknown'], 0, [], ['waiting', 'waiting']],
  ] satisfies [GuestState[], number, Guest[], GuestState[]][])
    expect(reconcile(createImport(states, before), list)).toEqual(told);
});

test.each<[number, string, readonly Guest[], GuestState[], number?]>([
  [0, 'was imported once', [listed('a')], ['created']],
  [0, 'is wanted twice', [listed('a'), listed('b')], ['created', 'created']],
  [0, 'was refused, and is there', [listed('a'), listed('b')], ['refused']],
  [1, 'was created twice by the browser', [listed('a'), listed('b')], ['created']],
  [1, 'was on the list before, and is wanted', [listed('a'), listed('b')], ['created'], 1],
  [2, 'was added by others too', [listed('a'), listed('b', { invitees: 3 }), listed('c')], ['present']],
  [0, 'was deleted by another user', [], ['created']],
])('[F89] %i more than in the file where the guest %s', (count, _, list, ...rest) => {
  expect(countMoreThanInFile(createImport(...rest), list)).toBe(count);
});

test('a duplicate that was left out is in the file too', () => {
  const { plan, ...journal } = createImport(['created']);
  const leftOut = [{ line: 2, name: ada.name, phone: ada.phone, reason: 'duplicate' as const }];
  expect(countMoreThanInFile({ ...journal, plan: { ...plan, leftOut } }, [listed('a'), listed('b')])).toBe(0);
});
