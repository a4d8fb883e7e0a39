import { expect, test } from 'vitest';
import { guessMapping } from './columns.ts';
import { createPacer } from './pacer.ts';
import { readTable, type Source } from './read-table.ts';
import { reviewTable } from './review.ts';
import { writeZip } from '../guest-export/write-zip.ts';
import { createWorkbook, createTextRow } from './test-workbook.ts';

const writeWorkbook = (...sheets: Parameters<typeof createWorkbook>) => writeZip(createWorkbook(...sheets));
const read = (data: Blob, choice?: Partial<Source>) => readTable({ data, ...choice }, createPacer());
const review = ({ rows }: { rows: string[][] }) =>
  reviewTable(rows, guessMapping({ rows }), { isSingleGuest: false, existing: [] }, createPacer());

test('[F64] the sheet that looks most like a list is read, and every visible one with rows is offered', async () => {
  const book = await writeWorkbook(
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
  expect(second.rows).toEqual([['Name', 'Phone'], [''], ['Bora'], ['Cem']]);
  expect(second.sheets).toEqual(first.sheets);
});

test('[F64] a workbook without rows has none, and an archive without a workbook is unreadable', async () => {
  expect((await read(await writeWorkbook({ name: 'Notes' }))).rows).toEqual([]);
  await expect(read(await writeWorkbook())).rejects.toMatchObject({ name: 'UnreadableArchive' });
});

test('[F64] TRUE and FALSE of a workbook are words, and no numbers of people', async () => {
  const book = await writeWorkbook({
    name: 'Guests',
    rows: `${createTextRow('Name', 'Invited', 'WhatsApp')}<row><c t="inlineStr"><is><t>Ada</t></is></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>`,
  });
  const table = await read(book);
  expect(table.rows[1]).toEqual(['Ada', 'TRUE', 'FALSE']);
  const { rows } = await review(table);
  expect(rows[0]).toMatchObject({ problems: ['invitees-number'], guest: { isWAPhone: false } });
});

const guests = (count: number) => Array.from({ length: count }, (_, at) => `Guest ${at},`);

test.each([
  ['without names of columns', [], 20_000, false],
  ['with names of columns', ['Name,Phone'], 20_000, false],
  ['with a title and empty lines', ['Wedding', '', 'Name,Phone', '', ''], 20_000, false],
  ['with one guest more', ['Name,Phone'], 20_001, true],
])('[F64] 20,000 guests are read %s', async (_, start, count, isCut) => {
  const table = await read(new Blob([[...start, ...guests(count)].join('\n')]));
  expect(table.isCut).toBe(isCut);
  expect((await review(table)).rows).toHaveLength(20_000);
});

test('[F64] a contact file without contacts is refused', async () => {
  const refused = { name: 'OtherFile', kind: 'contacts' };
  for (const text of ['hello', '', 'BEGIN:VCARD', 'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n']) {
    await expect(read(new File([text], 'Guests.VCF'))).rejects.toMatchObject(refused);
  }
  const card = 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n';
  expect((await read(new File([`Contacts\n${card}`], 'a.vcf'))).rows).toEqual([
    ['Name', 'Phone', 'Email'],
    ['Ada', ''],
  ]);
});
