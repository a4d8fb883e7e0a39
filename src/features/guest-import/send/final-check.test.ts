import { expect, test } from 'vitest';
import type { Guest } from '../../../domain/guest/guest.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import { findDoubled } from './final-check.ts';
import type { GuestState } from './journal.ts';
import { compareWithList } from './reconcile.ts';

const ada = { name: 'Ada', phone: '5550900001', invitees: 2, inviteeOnCard: 2, isWAPhone: true };
const listed = (_id: string, fields: object = {}) =>
  createTestGuest({ ...ada, rsvpCount: null, createdBy: 'u1', _id, ...fields });

/** The entries that an import of Ada by the user u1 deletes from a list. */
function find(list: readonly Guest[], { before = 0, states = ['created'] as GuestState[] } = {}) {
  const guests = states.map((_, line) => ({ line, guest: ada, before }));
  const journal = { plan: { startedAt: 1, guests, leftOut: [] }, states, reasons: {} };
  return findDoubled(journal, compareWithList(journal, list), list, 'u1');
}

test('[F83] of an imported guest who is listed twice, the copy with the lowest id stays', () => {
  expect(find([listed('b'), listed('a'), listed('c')])).toEqual(['b', 'c']);
});

test.each([
  ['was imported once', [listed('a')], {}],
  ['is wanted twice', [listed('a'), listed('b')], { states: ['created', 'created'] as GuestState[] }],
  ['was listed before the import', [listed('a'), listed('b'), listed('c')], { before: 1 }],
  ['has answered', [listed('a'), listed('b', { rsvpCount: 2 })], {}],
  ['has declined', [listed('a'), listed('b', { rsvpCount: 0, rsvpConfirmed: false })], {}],
  ["is somebody else's entry", [listed('a'), listed('b', { createdBy: 'u2' })], {}],
  ['has another number of people', [listed('a'), listed('b', { invitees: 3 })], {}],
  ['has entries that nobody created', [listed('a'), listed('b', { createdBy: undefined })], {}],
])('[F83] nothing is deleted where the guest %s', (_, list, options) => {
  expect(find(list, options)).toEqual([]);
});
