import { expect, test } from 'vitest';
import { guessMapping } from '../columns/columns.ts';
import { readTable, type Source, type Table } from './read-table.ts';
import { reviewTable } from '../review/review.ts';
import { createWorkbook, createTextRow, zip } from './test-workbook.ts';

const writeWorkbook = (...sheets: Parameters<typeof createWorkbook>) => zip(createWorkbook(...sheets));
const read = (data: Blob, choice?: Partial<Source>) => readTable({ data, ...choice });
const review = ({ rows }: Table) =>
  reviewTable(rows, guessMapping(rows), { isSingleGuest: false, existing: [] });

test('[F64] the sheet like a list is read, all others with rows offered', async () => {
  const book = writeWorkbook(
    { name: 'Empty', rows: '<row/><row><c/></row>' },
    { name: 'Notes', rows: createTextRow('Bread', '2') + createTextRow('Cake', '3') },
    { name: 'Template', rows: createTextRow('Name', 'Phone', 'Invited') },
    { name: 'Bride &amp; family', rows: createTextRow('Name', 'Phone') + createTextRow('Ada') },
    { name: 'Lookups', rows: createTextRow('x'), isHidden: true },
    {
      name: 'Groom',
      rows: createTextRow('Name', 'Phone') + createTextRow('') + createTextRow('Bora') + createTextRow('Cem'),
    },
  );
  const first = await read(book);
  expect(first.rows).toEqual([['Name', 'Phone'], ['Ada']]);
  expect(first.sheet).toBe(3);
  expect(first.sheets).toEqual([
    { index: 1, name: 'Notes', rows: 2 },
    { index: 2, name: 'Template', rows: 1 },
    { index: 3, name: 'Bride & family', rows: 2 },
    { index: 4, name: 'Groom', rows: 3 },
  ]);
  const second = await read(book, { sheet: 4 });
  expect(second.rows).toEqual([['Name', 'Phone'], [], ['Bora'], ['Cem']]);
  expect(second.sheets).toEqual(first.sheets);
});

test('[F64] a workbook without rows is empty, without sheets unreadable', async () => {
  expect((await read(writeWorkbook({ name: 'Notes' }))).rows).toEqual([]);
  await expect(read(writeWorkbook())).rejects.toThrow('No sheet');
});

test('[F64] TRUE and FALSE of a workbook are words, and no numbers of people', async () => {
  const book = writeWorkbook({
    name: 'Guests',
    rows: `${createTextRow('Name', 'Invited', 'WhatsApp')}<row><c t="inlineStr"><is><t>Ada</t></is></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>`,
  });
  const table = await read(book);
  expect(table.rows[1]).toEqual(['Ada', 'TRUE', 'FALSE']);
  const { rows } = await review(table);
  expect(rows[0]).toMatchObject({ problems: ['invitees-number'], guest: { isWAPhone: false } });
});

test('[F64] 20,000 rows are read, and a loss of others is noticed', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `Guest ${at},`);
  for (const [rest, isCut] of [
    [',', false],
    ['Ada', true],
  ]) {
    const table = await read(new Blob([[...rows, '', rest].join('\n')]));
    expect([table.rows.length, table.isCut]).toEqual([20_000, isCut]);
  }
});

test.each([
  ['="0555"', '0555'],
  ["'0555", '0555'],
  ["'=1", '=1'],
  ["'n", "'n"],
  ['="1"a', '="1"a'],
  ['a'.repeat(1_001), 'a'.repeat(1_000)],
])('[F64] the cell %s is %s', async (cell, text) => {
  expect((await read(new Blob([`Ada,${cell}`]))).rows).toEqual([['Ada', text]]);
});

test('[F64] a pasted text is a list in any case', async () => {
  expect(await read(new Blob(['<html>']), { encoding: 'utf-8' })).toEqual({
    rows: [['<html>']],
    isCut: false,
    encoding: 'utf-8',
    isEncodingUncertain: false,
    hidden: 0,
  });
});

test('[F64] a contact file without contacts has no rows', async () => {
  for (const text of ['hello', '', 'BEGIN:VCARD', 'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n']) {
    expect((await read(new File([text], 'Guests.VCF'))).rows).toEqual([]);
  }
  const card = 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n';
  expect((await read(new File([`Contacts\n${card}`], 'a.vcf'))).rows).toEqual([
    ['Name', 'Phone', 'Email'],
    ['Ada'],
  ]);
  const units = Uint16Array.from(`\uFEFF \n${card.replace('Ada', 'Şule')}`, (letter) => letter.charCodeAt(0));
  expect((await read(new Blob([units]))).rows[1]).toEqual(['Şule']);
});

test('[F64] the marks of a numbered list are no part of its cells', async () => {
  const lines = ['Name,Phone', '1. Ada,5550000001', '2. Can,5550000002', '- [x] Ece,'];
  expect((await read(new Blob([lines.join('\n')]))).rows).toEqual([
    ['Name', 'Phone'],
    ['Ada', '5550000001'],
    ['Can', '5550000002'],
    ['Ece'],
  ]);
});
