import { expect, test } from 'vitest';
import { guessMapping } from '../columns/columns.ts';
import { checkAgain, editRow, getGroup, isSent, reviewTable, wantRows } from './review.ts';

const head = ['Name', 'Phone', 'Invited', 'WhatsApp'];
const existing = [
  { name: 'Grace Okafor', phone: '5550110001' },
  { name: 'İpek Işık', phone: '' },
];

async function review(rows: readonly (readonly string[])[], isSingleGuest = false) {
  const table = [head, ...rows].map((row) => [...row]);
  return reviewTable(table, guessMapping(table), { isSingleGuest, existing });
}
const getGroups = ({ rows }: Awaited<ReturnType<typeof review>>) => rows.map(getGroup);

test('[F66] a valid row is normalised: digits, one-line name, defaults', async () => {
  const { rows } = await review([['  Yusuf\n Haddad ', '٠٥٠ ١٢٣-٤٥٦٧', '٤', 'hayır']]);
  expect(rows[0]?.guest).toEqual({
    name: 'Yusuf Haddad',
    phone: '0501234567',
    invitees: 4,
    inviteeOnCard: 4,
    isWAPhone: false,
  });
});

test.each([
  ['name-missing', ['', '5550000001', '1']],
  ['name-long', ['ş'.repeat(300), '5550000001', '1']],
  ['phone-length', ['A', '+90 555 000 00 01', '1']],
  ['phone-length', ['A', '555000000x', '1']],
  ['phone-rounded', ['A', '5.55123E+09', '1']],
  ['whatsapp-word', ['A', '5550000001', '1', 'perhaps']],
  ['cells-many', ['A', '5550000001', '1', '', 'shifted']],
])('[F64] a row with %s needs a correction', async (problem, row) => {
  const { rows } = await review([row]);
  expect(rows[0]?.problems).toEqual([problem]);
});

test.each([
  ['Attendee Status', 'Not Attending', 'answered-no'],
  ['approval_status', 'declined', 'answered-no'],
  ['Katılım', 'HAYIR', 'answered-no'],
  ['RSVP', 'yes', undefined],
  ['Answer', 'No', undefined],
])('[F64] a row of a list in which %s is %s', async (column, answer, problem) => {
  const table = [
    ['Name', column],
    ['Ada', answer],
  ];
  const mapping = guessMapping(table);
  const reviewed = await reviewTable(table, mapping, { isSingleGuest: false, existing });
  expect(reviewed.rows[0]?.problems).toEqual(problem ? [problem] : []);
  expect(checkAgain(reviewed).rows[0]?.problems).toEqual(problem ? [problem] : []);
  const [row] = reviewed.rows;
  expect(row && getGroups(editRow(reviewed, row.line, row.draft))).toEqual(['ready']);
});

test('[F36] a name of 200 family emoji is not too long', async () => {
  expect(getGroups(await review([['👨‍👩‍👧‍👦'.repeat(200), '', '']]))).toEqual(['ready']);
});

test('[F34] people listed or earlier in the file are duplicates', async () => {
  const reviewed = await review([
    ['Somebody', '+1 (555) 011-0001'.slice(3), '1'],
    ['Grace Оkafor', '5550990001', '1'],
    ['ipek isik', '', '1'],
    ['Ada', '5550990002', '1'],
    ['A\u200Bda', '5550990003', '1'],
    ['Bora', '5550990002', '1'],
  ]);
  expect(getGroups(reviewed)).toEqual([
    'duplicate',
    'duplicate',
    'duplicate',
    'ready',
    'duplicate',
    'duplicate',
  ]);
  expect(reviewed.rows.map(({ duplicate }) => duplicate && `${duplicate.where} ${duplicate.by}`)).toEqual([
    'list phone',
    'list name',
    'list name',
    undefined,
    'file name',
    'file phone',
  ]);
  expect(reviewed.rows.filter(isSent)).toHaveLength(1);
  expect(wantRows(reviewed, new Set([2, 3]), true).rows.filter(isSent)).toHaveLength(3);
});

test('an edited row moves, and so do the rows it duplicated', async () => {
  const reviewed = await review([
    ['Ada', '5550990001', '1'],
    ['Bora', '5550990001', '1'],
    ['Cem', '12', '1'],
  ]);
  expect(getGroups(reviewed)).toEqual(['ready', 'duplicate', 'invalid']);
  const [first] = reviewed.rows;
  const edited = editRow(reviewed, 2, {
    ...(first?.draft ?? { invitees: '', inviteeOnCard: '', isWAPhone: '' }),
    name: 'Ada',
    phone: '5550990009',
  });
  expect(getGroups(edited)).toEqual(['ready', 'ready', 'invalid']);
});

test('rows keep their number in the file, and empty rows are skipped', async () => {
  const { rows } = await review([
    ['', '', ''],
    ['Ada', '', ''],
  ]);
  expect(rows.map(({ line }) => line)).toEqual([3]);
});

test('a single-guest event invites one person, whatever the file says', async () => {
  const { rows } = await review([['Ada', '', '12']], true);
  expect(rows[0]?.guest).toMatchObject({ invitees: 1, inviteeOnCard: 1 });
});

test('[F64] a lone name in capitals heads a group', async () => {
  const rows = [
    ['COLLEGE MATES', '', ''],
    ['Ada Demir', '5550990001', ''],
    ['CAN KOÇ', '5550990002', ''],
    ['Ece Ak', '', ''],
  ];
  expect((await review(rows)).rows.map(({ problems }) => problems)).toEqual([['group'], [], [], []]);
  const capitals = rows.map(([name = '', ...others]) => [name.toUpperCase(), ...others]);
  expect(getGroups(await review(capitals))).toEqual(['ready', 'ready', 'ready', 'ready']);
});
