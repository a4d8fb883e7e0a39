import { expect, test } from 'vitest';
import { emptyTexts } from '../../../domain/guest/guest-texts.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import { guessMapping } from '../columns/columns.ts';
import { getChanges as findChanges } from './matching.ts';
import { checkAgain, editRow, findMissing, getGroup, isSent, type Review, reviewTable } from './review.ts';

const head = ['Name', 'Phone', 'Invited', 'On the card', 'On WhatsApp', 'RSVP link'];
const link = (id: string) => `https://guestwise.example/party/${id}/rsvp`;
const existing = [
  createTestGuest({
    _id: 'grace',
    name: 'Grace Okafor',
    phone: '0550110001',
    invitees: 2,
    inviteeOnCard: 2,
    isWAPhone: true,
  }),
  createTestGuest({ _id: 'yusuf', name: 'Yusuf Haddad', phone: '5550110002', invitees: 1, inviteeOnCard: 1 }),
  createTestGuest({ _id: 'ipek', name: 'İpek Işık', phone: '', inviteeOnCard: 1, isWAPhone: false }),
];
const grace = ['Grace Okafor', '0550110001', '2', '2', 'Yes', link('grace')];
const yusuf = ['Yusuf Haddad', '5550110002', '1', '1', '', link('yusuf')];
const ipek = ['İpek Işık', '', '', '1', 'No', link('ipek')];
const change = (row: readonly string[], cells: Record<number, string>) =>
  row.map((cell, column) => cells[column] ?? cell);

async function review(rows: readonly (readonly string[])[], names = head, isSingleGuest = false) {
  const table = [names, ...rows];
  return reviewTable(table, guessMapping(table), { isSingleGuest, existing });
}
const getGroups = ({ rows }: Review) => rows.map(getGroup);
const getChanges = ({ rows }: Review) =>
  rows.map((row) => Object.fromEntries(findChanges(row).map((field) => [field, row.guest[field]])));
const getProblems = ({ rows }: Review) => rows.map(({ problems }) => problems.join());

test('an exported row is its guest, and changes what differs', async () => {
  const reviewed = await review([
    ipek,
    change(grace, { 0: 'Grace O.', 2: '3', 4: 'no' }),
    yusuf,
    ['Ada', '5550110009', '', '', '', ''],
  ]);
  expect(getGroups(reviewed)).toEqual(['unchanged', 'changed', 'unchanged', 'ready']);
  expect(getChanges(reviewed)[1]).toEqual({ name: 'Grace O.', invitees: 3, isWAPhone: false });
  expect(reviewed.rows[1]?.existing?.id).toBe('grace');
  expect(reviewed.rows.map(isSent)).toEqual([false, true, false, true]);
});

test.each<[string, Record<number, string>]>([
  ['a leading zero that a spreadsheet drops', { 1: '550110001' }],
  ['another form of the number', { 1: '055-011 00 01' }],
  ['a decimal number', { 1: '550110001.0', 2: '2.0' }],
  ['another word for yes', { 4: 'evet' }],
  ['more blanks', { 0: 'Grace \n Okafor' }],
  ['letters that the encoding of the file lacks', { 0: 'Gr?ce ?kafor' }],
])('%s is no change', async (_, cells) => {
  expect(getGroups(await review([change(grace, cells)]))).toEqual(['unchanged']);
});

test.each<[string, Record<number, string>, object]>([
  ['a question mark at the end', { 0: 'Grace Okafor?' }, { name: 'Grace Okafor?' }],
  ['another letter beside a question mark', { 0: 'Gr?ce Okafur' }, { name: 'Gr?ce Okafur' }],
  ['an emptied number is removed', { 1: '' }, { phone: '' }],
  ['another number on the card', { 3: '١' }, { inviteeOnCard: 1 }],
])('%s is a change', async (_, cells, changes) => {
  const reviewed = await review([change(grace, cells)]);
  expect(getGroups(reviewed)).toEqual(['changed']);
  expect(getChanges(reviewed)).toEqual([changes]);
});

test.each<[string, Record<number, string>, string]>([
  ['an emptied name', { 0: '' }, 'name-missing'],
  ['an emptied number of people', { 2: '' }, 'invitees-number'],
  ['an emptied number on the card', { 3: '' }, 'on-card-number'],
  ['an emptied answer about WhatsApp', { 4: '' }, 'whatsapp-word'],
  ['a rounded phone number', { 1: '5.5E+08' }, 'phone-rounded'],
  ['a short phone number', { 1: '5501100' }, 'phone-length'],
  ['a name like a total', { 0: 'Total', 1: '' }, 'total'],
])('[F64] %s is corrected before it is sent', async (_, cells, problem) => {
  const reviewed = await review([change(grace, cells)]);
  expect(getProblems(reviewed)).toEqual([problem]);
  expect(getGroups(reviewed)).toEqual(['invalid']);
});

test('invalid data of the server is no problem of an unedited row', async () => {
  const odd = [
    createTestGuest({ _id: 'odd', name: 'Total', phone: '123', invitees: 1000, isWAPhone: true }),
    createTestGuest({ _id: 'long', name: 'ş'.repeat(300), phone: 'ask Ada' }),
    createTestGuest({ _id: 'family', name: 'Ada +3', phone: '' }),
  ];
  const table = [
    head,
    ['Total', '123', '1000', '', 'yes', link('odd')],
    ['ş'.repeat(300), 'ask Ada', '', '', '', link('long')],
    ['Ada +3', '', '', '', '', link('family')],
  ];
  const reviewed = await reviewTable(table, guessMapping(table), { isSingleGuest: false, existing: odd });
  expect(getProblems(reviewed)).toEqual(['', '', '']);
  expect(getGroups(reviewed)).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

test('shifted cells are looked at only where they change something', async () => {
  const reviewed = await review([
    [...grace, 'x'],
    [...change(yusuf, { 2: '3' }), 'x'],
  ]);
  expect(getProblems(reviewed)).toEqual(['', 'cells-many']);
});

test('a column that was removed changes nothing', async () => {
  const reviewed = await review(
    [
      ['Grace', link('grace')],
      ['Yusuf Haddad', link('yusuf')],
    ],
    ['Name', 'RSVP link'],
  );
  expect(getGroups(reviewed)).toEqual(['changed', 'unchanged']);
  expect(getChanges(reviewed)).toEqual([{ name: 'Grace' }, {}]);
});

test.each([
  ['Plus-ones', false, { invitees: 4 }],
  ['Invited', false, { invitees: 3 }],
  ['Invited', true, {}],
])('a column %s can change the number invited; of a single guest: %s', async (name, isSingle, changes) => {
  const reviewed = await review(
    [['Grace Okafor', '3', '5', link('grace')]],
    ['Name', name, 'Card count', 'RSVP link'],
    isSingle,
  );
  expect(getChanges(reviewed)).toEqual([isSingle ? changes : { ...changes, inviteeOnCard: 5 }]);
});

test('without its link a row is found by name and phone number', async () => {
  const reviewed = await review([
    yusuf,
    change(grace, { 2: '3', 5: '' }),
    change(ipek, { 2: '4', 5: 'lost' }),
    change(grace, { 2: '5', 5: '' }),
    change(yusuf, { 2: '6', 5: '' }),
    ['Grace Okafor', '5550110077', '2', '2', 'Yes', ''],
  ]);
  expect(getGroups(reviewed)).toEqual([
    'unchanged',
    'changed',
    'changed',
    'duplicate',
    'duplicate',
    'duplicate',
  ]);
  expect(getChanges(reviewed).slice(1, 3)).toEqual([{ invitees: 3 }, { invitees: 4 }]);
  expect(reviewed.rows[5]?.duplicate).toEqual({ where: 'list', by: 'name', of: 'Grace Okafor' });
});

test('without its column the number on the card follows the invited', async () => {
  const without = (row: readonly string[]) => row.filter((_, column) => column !== 3);
  const names = without(head);
  const reviewed = await review([without(change(grace, { 2: '4' }))], names);
  expect(getChanges(reviewed)).toEqual([{ invitees: 4, inviteeOnCard: 4 }]);
});

test('a link tells the guest, also of a row after one without it', async () => {
  const reviewed = await review([
    change(grace, { 5: '' }),
    change(grace, { 0: 'Grace O.' }),
    ['Ada', '0550110001', '1', '', '', ''],
  ]);
  expect(getGroups(reviewed)).toEqual(['duplicate', 'changed', 'duplicate']);
});

test('in a list that is no export listed guests are duplicates', async () => {
  const reviewed = await review([change(grace, { 2: '7', 5: '' }), change(yusuf, { 5: '' })]);
  expect(getGroups(reviewed)).toEqual(['duplicate', 'duplicate']);
  expect(findMissing(reviewed, existing)).toEqual([]);
});

test('the export of another event is a list like any other', async () => {
  const reviewed = await review([
    ['Ada', '5550110009', '1', '1', 'Yes', link('ada')],
    ['Ada Two', '5550110008', '1', '1', 'Yes', link('ada')],
    change(grace, { 2: '7', 5: link('other') }),
  ]);
  expect(getGroups(reviewed)).toEqual(['ready', 'ready', 'duplicate']);
  expect(findMissing(reviewed, existing)).toEqual([]);
});

test('[F64] a link to no guest, in two rows or to another guest is a warning', async () => {
  const reviewed = await review([
    ['Ada', '5550110009', '1', '1', 'Yes', link('nobody')],
    grace,
    change(grace, { 0: 'Henry Okafor', 1: '5550110005' }),
    change(ipek, { 5: link('yusuf') }),
  ]);
  expect(getProblems(reviewed)).toEqual(['link', 'link', 'link', 'link']);
  expect(getProblems(checkAgain(reviewed))).toEqual(['link', 'link', 'link', 'link']);
  const done = reviewed.rows.reduce((now, { line, draft }) => editRow(now, line, draft), reviewed);
  expect(getGroups(done)).toEqual(['ready', 'unchanged', 'ready', 'unchanged']);
  expect(done.rows.map((row) => row.existing?.id)).toEqual([undefined, 'grace', undefined, 'ipek']);
});

test('a corrected row stays the guest of its link', async () => {
  const reviewed = await review([change(grace, { 1: '12' })]);
  expect(reviewed.rows[0]?.existing?.id).toBe('grace');
  const draft = { ...emptyTexts, name: 'Grace Okafor', invitees: '2', inviteeOnCard: '2', isWAPhone: 'yes' };
  const corrected = editRow(reviewed, 2, { ...draft, phone: '5550110044' });
  expect(getGroups(corrected)).toEqual(['changed']);
  expect(getChanges(corrected)).toEqual([{ phone: '5550110044' }]);
  expect(getGroups(editRow(reviewed, 2, { ...draft, phone: '550110001' }))).toEqual(['unchanged']);
});

test('a new row with an edited row’s number is a duplicate', async () => {
  const reviewed = await review([
    change(grace, { 1: '5550110033' }),
    ['Ada', '5550110033', '1', '1', 'Yes', ''],
  ]);
  expect(reviewed.rows[1]?.duplicate).toEqual({ where: 'file', by: 'phone', of: 'Grace Okafor' });
});

test('guests without a row are named, unless a row may be theirs', async () => {
  const named = (reviewed: Review) => findMissing(reviewed, existing).map(({ id }) => id);
  expect(named(await review([change(grace, { 0: '' }), change(ipek, { 5: '' })]))).toEqual(['yusuf']);
  expect(named(await review([grace, yusuf, ipek]))).toEqual([]);
});

test('two equal guests of the list are two rows of the export', async () => {
  const twins = [
    createTestGuest({ _id: 'a', name: 'Ada', phone: '', invitees: 1 }),
    createTestGuest({ _id: 'b', name: 'Ada', phone: '', invitees: 2 }),
  ];
  const table = [
    ['Name', 'Invited', 'RSVP link'],
    ['Ada', '3', link('b')],
    ['Ada', '4', ''],
  ];
  const reviewed = await reviewTable(table, guessMapping(table), { isSingleGuest: false, existing: twins });
  expect(reviewed.rows.map(({ existing: guest }) => guest?.id)).toEqual(['b', 'a']);
  expect(getChanges(reviewed)).toEqual([{ invitees: 3 }, { invitees: 4 }]);
});

test('a guest of the list without an id cannot change', async () => {
  const table = [
    ['Name', 'Phone', 'Invited', 'RSVP link'],
    ['Ada', '5550110009', '4', ''],
    ['Grace Okafor', '0550110001', '2', link('grace')],
  ];
  const listed = [{ name: 'Ada', phone: '5550110009', invitees: 1 }, ...existing];
  const reviewed = await reviewTable(table, guessMapping(table), { isSingleGuest: false, existing: listed });
  expect(getGroups(reviewed)).toEqual(['duplicate', 'unchanged']);
});
