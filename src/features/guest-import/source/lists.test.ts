import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { countLeftOut, guessMapping } from '../columns/columns.ts';
import { checkRow } from '../columns/guest-row.ts';
import { readTable } from './read-table.ts';
import { getGroup, reviewTable } from '../review/review.ts';

// Lists from public bug reports, in `lists/`, with the guests that they contain.

const open = async (name: string) =>
  new File([await readFile(new URL(`lists/${name}`, import.meta.url))], name);

/** The preview of a list: its rows and what was left out. */
async function preview(data: Blob) {
  const table = await readTable({ data });
  const mapping = guessMapping(table.rows);
  const rules = { isSingleGuest: false, existing: [] };
  const { rows } = await reviewTable(table.rows, mapping, rules);
  return { table, rows, leftOut: countLeftOut(table.rows, mapping.header) };
}

test.each([
  ['F20-empty-string-first.xlsx', 'Ada Demir 5550103021 1 · Can Koç 5550103022 1 · Ela Ak 5550103023 1'],
  ['F21-SharedStrings.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F21b-strings-elsewhere.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F21c-sheet-in-other-case.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F22-backslashes.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F23-zip64.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F23b-zip64-end.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F24-workbook2.xlsx', 'Ada Demir 5550103001 2 · Can Koç 5550103002 1'],
  ['F25-x000D.xlsx', 'Ada Demir 5550103031 2 · Can Koç 5550103032 1 · Ela Ak 5550103033 1'],
  ['F26-cdata.xlsx', 'Ada & Bora Demir 5550103041 2'],
  ['F30-photo-before-phone.vcf', 'Ada Demir 5550102001 1 · Can Koç 5550102002 1'],
  ['F31-code-pages.vcf', 'Jürgen Müller 5550102021 1 · Şükrü Işık 5550102022 1'],
  ['F32-two-mobiles.vcf', 'Can Koç 5550102033 1'],
  ['F32b-pref-1-2.vcf', 'Ela Ak 5550102035 1'],
  ['F33-fax-first.vcf', 'Ada Demir 5550102032 1'],
  ['F34-groups.vcf', 'Ada Demir 5550102051 1'],
  [
    'F01-google-contacts.csv',
    'Ada Demir 5550101001 1 · Omar Haddad 5550101002 1 · Okafor Catering 5550101003 1',
  ],
  ['F02-title-above-semicolons.csv', 'Ada Demir 5550101081 2 · Can Koç 5550101082 1'],
  ['F03-title-with-comma.csv', 'Ada Demir 5550101091 2 · Can Koç 5550101092 1 · Ela Ak 5550101093 1'],
  ['F04-comment-line.csv', 'Ada Demir 5550101321 2'],
  [
    'F05-last-first-ragged.csv',
    'Demir, Ada 5550101101 2 · Koç, Can 5550101102 1 · Ak, Ela 5550101103 1 · Kaya, Bora 5550101104 2 · Er, Cem 5550101105 1',
  ],
  ['F06-pipes.csv', 'Ada Demir 5550101121 2 · Can Koç 5550101122 1'],
  ['F07-equals-quote.csv', 'Ada Demir 5550101131 2 · Can Koç 5550101132 1'],
  ['F11-bom-but-1254.csv', 'Şükrü Işık 5550101170 1'],
  ['F12-windows-1251.csv', 'Иван Петров 5550101181 2 · Ольга Ким 5550101182 1'],
  ['F12b-windows-1250.csv', 'Łukasz Żądło 5550101183 2 · Zoë Dvořák 5550101184 1'],
  ['F12c-macintosh.csv', 'Renée Müller 5550101191 2 · José Núñez 5550101192 1'],
  ['F13-utf16-arabic.csv', 'سلمى حداد 5550101165 1 · أبو عبد الله 5550101166 1'],
  ['F14-quoted-sep.csv', 'Ada Demir 5550101201 2'],
  ['F14b-sep-no-names.csv', 'Ada Demir 5550101205 2 · Can Koç 5550101206 1'],
  ['F15-meetup.xls', 'Ada Demir  1 · Omar Haddad  3'],
  ['F16-arabic-comma.txt', 'سلمى حداد 5550105201 2 · أحمد العلي 5550105202 1'],
  ['F17-phone-in-brackets.txt', 'John Smith 5550107001 1 · Jane Reed 5550107003 1'],
])('[F64] %s gives its guests, all of them ready', async (file, ready) => {
  const { rows } = await preview(await open(file));
  expect(rows.map(({ guest }) => `${guest.name} ${guest.phone} ${guest.invitees}`).join(' · ')).toBe(ready);
  expect(rows.filter((row) => getGroup(row) !== 'ready')).toEqual([]);
});

test('[F64] an error of a spreadsheet is no name and no phone number', async () => {
  const { rows } = await preview(await open('F27-error-cells.xlsx'));
  expect(rows.map(({ draft, problems }) => [draft.name, problems])).toEqual([
    ['#N/A', ['name-missing']],
    ['Can Koç', ['phone-length']],
  ]);
});

test.each(['#N/A Demir', 'Can #REF!', '#BAŞV!', '#NV', 'Err:502'])(
  '[F64] %s has an error of a spreadsheet, and is no name',
  (name) => {
    const draft = { name, phone: '', invitees: '', inviteeOnCard: '', isWAPhone: '' };
    expect(checkRow(draft, false).problems).toEqual(['name-missing']);
  },
);

test('[F64] a hidden row is left out and counted', async () => {
  const { rows, table } = await preview(await open('F28-hidden-row.xlsx'));
  expect(rows.map(({ line, guest }) => [line, guest.name])).toEqual([
    [2, 'Ada Demir'],
    [4, 'Can Koç'],
  ]);
  expect(table.hidden).toBe(1);
});

test('[F64] a workbook with a password is refused as such', async () => {
  await expect(preview(await open('F29-password.xlsx'))).rejects.toMatchObject({ kind: 'protected' });
});

test('[F64] a number with an apostrophe and a country code is a number', async () => {
  const { rows } = await preview(await open('F08-apostrophe.csv'));
  expect(rows.map(({ draft }) => draft.phone)).toEqual(['05550101141', '5550101142', '+905550101143']);
});

test('[F64] a byte that is no UTF-8 marks only its own row', async () => {
  const { rows, table } = await preview(await open('F09-one-bad-byte.csv'));
  expect(table.encoding).toBe('utf-8');
  expect(rows.map(({ guest, problems }) => [guest.name, guest.invitees, problems])).toEqual([
    ['Şükrü Işık', 2, []],
    ['Ayşe Gül\uFFFD', 1, ['name-letters']],
    ['Çiğdem Öz', 1, []],
  ]);
});

test.each([
  ['F02-title-above-semicolons.csv', 1],
  ['F03-title-with-comma.csv', 1],
  ['F04-comment-line.csv', 1],
  ['F14-quoted-sep.csv', 0],
])('[F64] the lines above the names of the columns in %s are counted', async (file, count) => {
  expect((await preview(await open(file))).leftOut).toBe(count);
});
