import { expect, test } from 'vitest';
import { admin } from '../../../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../../../mocks/engine/token.ts';
import { setUpMockBackend } from '../../../../mocks/serve/vitest.ts';
import { createOrganiserApi } from '../../../api/client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { refetchAllGuests } from '../../../domain/guest/all-guests.ts';
import { createAnswerChange, type GuestChanges } from '../../../domain/guest/guest.ts';
import { deleteGuest, updateGuest } from '../../../domain/guest/guest-mutations.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import { guessMapping } from '../columns/columns.ts';
import { findMissing, getGroup, reviewRest, reviewTable } from '../review/review.ts';
import { createImportRun } from './import-run.ts';
import { countState, createJournal, isUnfinished, openJournal } from './journal.ts';
import { countMoreThanInFile, createPlan } from './reconcile.ts';
import { sendGuest } from './send-guest.ts';

const world = setUpMockBackend();
const api = createOrganiserApi('https://backend.test/api/v1', (request) => fetch(request));
const authorization = `Bearer ${tokenFor(admin._id, Date.now())}`;
api.use({ onRequest: ({ request }) => request.headers.set('authorization', authorization) });

const readGuests = () => refetchAllGuests(createQueryClient(), api, weddingId);

const journals = openJournal('u1', weddingId);
/** Opens an import as a new tab does after a reload. */
const open = (journal = journals.read()) => {
  if (!journal) throw new Error('There is no import');
  return createImportRun(journal, {
    journals,
    send: (planned) => sendGuest(api, weddingId, planned),
    readList: readGuests,
    wait: async () => {},
    async exclusively(action) {
      await action();
      return true;
    },
  });
};

type Guest = Awaited<ReturnType<typeof readGuests>>[number];
const head = ['Name', 'Phone', 'Invited', 'On the card', 'RSVP link'];
const write = ({ id, name, phone, invitees, inviteeOnCard }: Guest, cells: Record<number, string> = {}) =>
  [
    name,
    phone,
    String(invitees ?? ''),
    String(inviteeOnCard ?? ''),
    `https://guestwise.example/${id}/rsvp`,
  ].map((cell, column) => cells[column] ?? cell);

async function review(rows: readonly (readonly string[])[]) {
  const table = [head, ...rows];
  const existing = await readGuests();
  return {
    existing,
    reviewed: await reviewTable(table, guessMapping(table), { isSingleGuest: false, existing }),
  };
}
/** The journal of an import of these rows, as the organiser decides now. */
async function plan(rows: readonly (readonly string[])[]) {
  const { existing, reviewed } = await review(rows);
  return createJournal(createPlan(reviewed.rows, existing, 1));
}
const newRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    `Imported Guest ${at}`,
    String(7_000_000_000 + at),
    '2',
    '2',
    '',
  ]);
const changeByOther = async (id: string | undefined, changes: GuestChanges) =>
  updateGuest(api, weddingId, await fetchGuest(api, weddingId, id ?? ''), changes);

test('[F83] changes and new guests are saved once despite two reloads', async () => {
  const before = await readGuests();
  const edited = before.slice(0, 8);
  const rows = [
    ...edited.map((guest, at) => write(guest, { 2: String(20 + at) })),
    ...before.slice(8).map((guest) => write(guest)),
  ];
  const journal = await plan([...rows, ...newRows(6)]);
  expect(journal.plan.guests).toHaveLength(14);
  const first = open(journal);
  first.subscribe(() => {
    const isTime = countState(first.getSnapshot().journal, 'created') === 3;
    if (isTime) world().scenarios = 'updateGuest:500x2';
  });
  await first.start();
  expect(first.getSnapshot().status).toBe('stopped');
  const second = open();
  const going = second.start();
  await expect.poll(() => countState(second.getSnapshot().journal, 'created')).toBeGreaterThan(6);
  second.pause();
  await going;
  const third = open();
  await third.start();
  expect(third.getSnapshot().status).toBe('done');
  expect(countState(third.getSnapshot().journal, 'created')).toBe(14);
  const after = await readGuests();
  expect(after).toHaveLength(before.length + 6);
  const kept = new Map(after.map((guest) => [guest.id, guest]));
  for (const [at, guest] of edited.entries())
    expect(kept.get(guest.id)?.fields).toEqual({
      ...guest.fields,
      invitees: 20 + at,
      discrepancies: expect.anything(),
    });
  expect(countMoreThanInFile(third.getSnapshot().journal, after)).toBe(0);
});

test.each(['applied-then-dies', 'truncated', 'empty200', 'offline', 'html200', 'applied-then-504'])(
  '[F83] after a change that ended with %s the guest is read again',
  async (scenario) => {
    const [first, second] = await readGuests();
    if (!first || !second) throw new Error('There are no guests');
    const run = open(await plan([write(first, { 0: 'First Changed' }), write(second, { 2: '17' })]));
    world().scenarios = `updateGuest:${scenario}x2`;
    await run.start();
    await run.start();
    expect(run.getSnapshot().status).toBe('done');
    expect(countState(run.getSnapshot().journal, 'created')).toBe(2);
    expect((await fetchGuest(api, weddingId, first.id ?? '')).name).toBe('First Changed');
    expect((await fetchGuest(api, weddingId, second.id ?? '')).invitees).toBe(17);
  },
);

test('a detail changed meanwhile waits until it is applied', async () => {
  const [guest] = await readGuests();
  if (!guest?.id) throw new Error('There is no guest');
  const journal = await plan([write(guest, { 0: 'From The File', 2: '9', 3: '8' })]);
  await changeByOther(guest.id, {
    invitees: 7,
    inviteeOnCard: 8,
    isWAPhone: false,
    ...createAnswerChange(3),
  });
  const run = open(journal);
  await run.start();
  const read = () => fetchGuest(api, weddingId, guest.id ?? '');
  const { status, journal: done } = run.getSnapshot();
  expect([status, done.states]).toEqual(['done', ['overtaken']]);
  expect(await read()).toMatchObject({ name: 'From The File', invitees: 7, inviteeOnCard: 8 });
  // The decision waits also after a reload.
  const stored = journals.read();
  expect(stored && isUnfinished(stored)).toBe(true);
  expect(stored?.plan.guests[0]?.change?.from).toEqual({ ...stored?.plan.guests[0]?.guest, invitees: 7 });
  const again = open();
  await again.start();
  expect(again.getSnapshot().status).toBe('done');
  await changeByOther(guest.id, { invitees: 6 });
  await again.apply(0);
  expect(again.getSnapshot().journal.states).toEqual(['overtaken']);
  await again.apply(0);
  expect(again.getSnapshot().journal.states).toEqual(['created']);
  expect(await read()).toMatchObject({ invitees: 9, isWAPhone: false, answer: { kind: 'coming', count: 3 } });
});

test('a guest deleted meanwhile is reported, others are changed', async () => {
  const [first, second] = await readGuests();
  if (!first?.id || !second) throw new Error('There are no guests');
  const run = open(await plan([write(first, { 2: '9' }), write(second, { 2: '9' })]));
  await deleteGuest(api, weddingId, first.id);
  await run.start();
  expect(run.getSnapshot().status).toBe('done');
  expect(run.getSnapshot().journal.states).toEqual(['refused', 'created']);
});

test('a change that a co-host has made as well is done without a call', async () => {
  const [guest] = await readGuests();
  if (!guest) throw new Error('There is no guest');
  const journal = await plan([write(guest, { 2: '9' })]);
  await changeByOther(guest.id, { invitees: 9 });
  world().scenarios = 'updateGuest:500';
  const run = open(journal);
  await run.start();
  expect(run.getSnapshot().journal.states).toEqual(['created']);
});

test('rows not imported are reviewed against the new list', async () => {
  const before = await readGuests();
  const [first, second, third, fourth] = before;
  if (!first || !second || !third?.id || !fourth) throw new Error('There are no guests');
  const { existing, reviewed } = await review([
    write(first, { 2: '9' }),
    write(second, { 2: '9' }),
    write(third, { 2: '9' }),
    write(fourth, { 2: '' }),
    ...newRows(2),
    ['Imported Guest 1', '', '1', '1', ''],
  ]);
  const run = open(createJournal(createPlan(reviewed.rows, existing, 1)));
  await changeByOther(second.id, { invitees: 5 });
  await deleteGuest(api, weddingId, third.id);
  await run.start();
  const list = await readGuests();
  const rest = await reviewRest(reviewed, new Set([6, 7]), list);
  expect(rest.rows.map((row) => [row.line, getGroup(row)])).toEqual([
    [2, 'unchanged'],
    [3, 'changed'],
    [4, 'ready'],
    [5, 'invalid'],
    [8, 'duplicate'],
  ]);
  expect(rest.rows[1]?.existing?.invitees).toBe(5);
  expect(findMissing(rest, list)).toHaveLength(before.length - 4 + 2);
});
