import { expect, test } from 'vitest';
import type { Guest } from '../../../domain/guest/guest.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import type { GuestState } from './journal.ts';
import { checkList, reconcile } from './reconcile.ts';

const ada = { name: 'Ada', phone: '5550900001', invitees: 2, inviteeOnCard: 2, isWAPhone: true };
const benn = { ...ada, name: 'Benn', phone: '5550900002' };
const listed = (_id: string, fields: object = {}) =>
  createTestGuest({ ...ada, rsvpCount: null, createdBy: 'u1', _id, ...fields });

/** An import of the first guests, of whom the list had some before. */
function createImport(states: GuestState[], before = 0, guests = [ada, ada, ada]) {
  const planned = states.map((_, line) => ({ line, guest: guests[line] ?? ada, before }));
  return { plan: { startedAt: 1, guests: planned, leftOut: [] }, states, reasons: {} };
}

/** What the user u1 finds at the end of an import, and the entries that are deleted. */
async function check(list: readonly Guest[], ...[states, ...rest]: Parameters<typeof createImport>) {
  const deleted: string[] = [];
  const remove = async (id: string) => void deleted.push(id);
  const found = await checkList(createImport(states, ...rest), {
    readList: async () => list,
    remove,
    userId: 'u1',
  });
  return { ...found, surplus: found?.surplus.map(({ line }) => line), deleted };
}

test('[F83] of an imported guest who is listed twice, the copy with the lowest id stays', async () => {
  expect(await check([listed('b'), listed('a'), listed('c')], ['created'])).toMatchObject({
    deleted: ['b', 'c'],
    removed: 2,
    surplus: [],
  });
});

test.each<[string, readonly Guest[], GuestState[], number?]>([
  ['was imported once', [listed('a')], ['created']],
  ['is wanted twice', [listed('a'), listed('b')], ['created', 'created']],
  ['was listed before the import', [listed('a'), listed('b')], ['created'], 1],
  ['was added by somebody else after it was not sent', [listed('a')], ['skipped']],
  ['was refused because it is there', [listed('a')], ['refused']],
])('[F83] nothing is deleted or reported where the guest %s', async (_, ...args) => {
  expect(await check(...args)).toMatchObject({ deleted: [], surplus: [], missing: 0 });
});

test.each<[string, readonly Guest[], number?]>([
  ['was listed before the import', [listed('a'), listed('b'), listed('c')], 1],
  ['has answered', [listed('a'), listed('b', { rsvpCount: 2 })]],
  ['has declined', [listed('a'), listed('b', { rsvpCount: 0, rsvpConfirmed: false })]],
  ["is somebody else's entry", [listed('a'), listed('b', { createdBy: 'u2' })]],
  ['has another number of people', [listed('a'), listed('b', { invitees: 3 })]],
  ['has entries that nobody created', [listed('a'), listed('b', { createdBy: undefined })]],
])('[F83] an extra entry is reported, not deleted, where the guest %s', async (_, list, before) => {
  expect(await check(list, ['created'], before)).toMatchObject({ deleted: [], surplus: [0], removed: 0 });
});

test('[F04] a guest reported as added but missing on the list is counted', async () => {
  expect(await check([listed('a')], ['created', 'created'], 0, [ada, benn])).toMatchObject({ missing: 1 });
});

test('[F83] the list tells which calls without a response were done, then whom somebody else has added', () => {
  const twice = [listed('a'), listed('b')];
  for (const [states, before, list, told] of [
    [['waiting', 'unclear', 'unclear'], 0, twice, ['waiting', 'created', 'created']],
    [['waiting', 'unclear', 'present'], 0, twice, ['waiting', 'created', 'present']],
    [['waiting', 'created', 'waiting'], 1, twice, ['waiting', 'created', 'waiting']],
    [['waiting', 'unclear'], 0, [], ['waiting', 'waiting']],
  ] satisfies [GuestState[], number, Guest[], GuestState[]][])
    expect(reconcile(createImport(states, before), list)).toEqual(told);
});
