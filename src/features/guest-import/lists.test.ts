import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guessMapping } from './columns.ts';
import { countLeftOut } from './header.ts';
import { createPacer } from './pacer.ts';
import { readTable } from './read-table.ts';
import { getPile, reviewTable } from './review.ts';

// Lists from public bug reports, in `lists/`, with the guests that they contain.

const open = async (name: string) =>
  new File([await readFile(new URL(`lists/${name}`, import.meta.url))], name);

/** The preview of a list: its rows and what was left out. */
async function preview(data: Blob) {
  const table = await readTable({ data }, createPacer());
  const mapping = guessMapping(table);
  const rules = { isSingleGuest: false, existing: [] };
  const { rows } = await reviewTable(table.rows, mapping, rules, createPacer());
  return { table, rows, leftOut: countLeftOut(table.rows, mapping) };
}

type Row = [name: string, phone: string, invitees: number];

const adaAndCan = (phone: number): Row[] => [
  ['Ada Demir', String(phone + 1), 2],
  ['Can Koç', String(phone + 2), 1],
];

test.each<[file: string, ready: Row[]]>([
  [
    'F20-empty-string-first.xlsx',
    [
      ['Ada Demir', '5550103021', 1],
      ['Can Koç', '5550103022', 1],
      ['Ela Ak', '5550103023', 1],
    ],
  ],
  ['F21-SharedStrings.xlsx', adaAndCan(5550103000)],
  ['F21b-strings-elsewhere.xlsx', adaAndCan(5550103000)],
  ['F21c-sheet-in-other-case.xlsx', adaAndCan(5550103000)],
  ['F22-backslashes.xlsx', adaAndCan(5550103000)],
  ['F23-zip64.xlsx', adaAndCan(5550103000)],
  ['F23b-zip64-end.xlsx', adaAndCan(5550103000)],
  ['F24-workbook2.xlsx', adaAndCan(5550103000)],
  ['F25-x000D.xlsx', [...adaAndCan(5550103030), ['Ela Ak', '5550103033', 1]]],
  ['F26-cdata.xlsx', [['Ada & Bora Demir', '5550103041', 2]]],
  [
    'F30-photo-before-phone.vcf',
    [
      ['Ada Demir', '5550102001', 1],
      ['Can Koç', '5550102002', 1],
    ],
  ],
  [
    'F31-code-pages.vcf',
    [
      ['Jürgen Müller', '5550102021', 1],
      ['Şükrü Işık', '5550102022', 1],
    ],
  ],
  ['F32-two-mobiles.vcf', [['Can Koç', '5550102033', 1]]],
  ['F32b-pref-1-2.vcf', [['Ela Ak', '5550102035', 1]]],
  ['F33-fax-first.vcf', [['Ada Demir', '5550102032', 1]]],
  ['F34-groups.vcf', [['Ada Demir', '5550102051', 1]]],
])('[F64] %s gives its guests, all of them ready', async (file, ready) => {
  const { rows } = await preview(await open(file));
  expect(rows.map(({ guest }) => [guest.name, guest.phone, guest.invitees])).toEqual(ready);
  expect(rows.map(getPile)).toEqual(ready.map(() => 'ready'));
});

test('[F64] an error of a spreadsheet is no name and no phone number', async () => {
  const { rows } = await preview(await open('F27-error-cells.xlsx'));
  expect(rows.map(({ draft, problems }) => [draft.name, problems])).toEqual([
    ['#N/A', ['name-missing']],
    ['Can Koç', ['phone-length']],
  ]);
});

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
