import { setupI18n } from '@lingui/core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import { tabulateGuests, writeCsv } from '../../guest-export/guest-table.ts';
import { writeXlsx } from '../../guest-export/write-xlsx.ts';
import { guessMapping } from '../columns/columns.ts';
import { readCsv } from '../source/csv-reader.ts';
import { readTable } from '../source/read-table.ts';
import { createWorkbook, zip } from '../source/test-workbook.ts';
import { getChanges } from './matching.ts';
import { findMissing, getGroup, reviewTable } from './review.ts';

const names = [
  'Grace Okafor',
  'سلمى الهاشمي',
  'Şükrü Işık',
  'Smith; Jones, "Jo"',
  '=SUM(A1)',
  '-Ada',
  "'Quoted",
  '3',
  'Two\nlines',
  'İpek (4)',
];
/** Forty guests of whom the server also has what an import refuses: a short number, no number of people. */
const guests = Array.from({ length: 40 }, (_, at) =>
  createTestGuest({
    _id: `g${at}`,
    name: at < names.length ? names[at] : `Guest ${at}`,
    phone: at === 12 ? '' : at === 13 ? '12345' : at % 3 === 0 ? `05501100${at + 10}` : `55501100${at + 10}`,
    ...(at !== 14 && { invitees: at % 5 }),
    inviteeOnCard: (at + 1) % 4,
    ...(at % 4 !== 3 && { isWAPhone: at % 4 === 0 }),
    rsvpCount: at % 6 === 0 ? 1 : null,
  }),
);
const exported = () => [...tabulateGuests(guests, setupI18n({ locale: 'en', messages: { en: {} } }))];

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://guestwise.example' }) });
});

/** What is done in the spreadsheet: by guest, the cells by column. */
const edits: Record<number, Partial<Record<number, string>>> = {
  0: { 2: '3' },
  1: { 0: 'سلمى هاشم', 4: '9', 5: 'Declined' },
  3: { 1: '555 099 0003' },
  5: { 1: '' },
  7: { 3: '7' },
  9: { 2: '5', 3: '5' },
  12: { 1: '5550990012' },
  14: { 2: '2' },
  16: { 6: 'No' },
  17: { 6: 'yes' },
  20: { 0: 'Guest Twenty', 1: '5550990020', 2: '1', 3: '2' },
  39: { 0: "O'Neil" },
};
const changes = {
  g0: { invitees: 3 },
  g1: { name: 'سلمى هاشم' },
  g3: { phone: '5550990003' },
  g5: { phone: '' },
  g7: { inviteeOnCard: 7 },
  g9: { invitees: 5, inviteeOnCard: 5 },
  g12: { phone: '5550990012' },
  g14: { invitees: 2 },
  g16: { isWAPhone: false },
  g17: { isWAPhone: true },
  g20: { name: 'Guest Twenty', phone: '5550990020', invitees: 1, inviteeOnCard: 2 },
  g39: { name: "O'Neil" },
};

/** Sorts the rows, deletes a guest's and adds another guest. */
function edit([head = [], ...rows]: string[][]): string[][] {
  const edited = rows.map((cells, at) => cells.map((cell, column) => edits[at]?.[column] ?? cell));
  edited.splice(30, 1);
  return [head, ...edited.toReversed(), ['Henry New', '5550990099', '2', '', '', '', '', '', '']];
}

/** The rows of each group, and the guests without one. */
async function importBack(data: Blob) {
  const { rows } = await readTable({ data });
  const review = await reviewTable(rows, guessMapping(rows), { isSingleGuest: false, existing: guests });
  const inGroup = (group: ReturnType<typeof getGroup>) =>
    review.rows.filter((row) => getGroup(row) === group);
  return {
    invalid: inGroup('invalid'),
    duplicate: inGroup('duplicate'),
    ready: inGroup('ready').map(({ guest }) => guest.name),
    changed: Object.fromEntries(
      inGroup('changed').map((row) => [
        row.existing?.id,
        Object.fromEntries(getChanges(row).map((field) => [field, row.guest[field]])),
      ]),
    ),
    unchanged: inGroup('unchanged').length,
    missing: findMissing(review, guests).map(({ id }) => id),
  };
}
const expected = {
  invalid: [],
  duplicate: [],
  ready: ['Henry New'],
  changed: changes,
  unchanged: 27,
  missing: ['g30'],
};
const nothing = { ...expected, ready: [], changed: {}, unchanged: 40, missing: [] };

/** A spreadsheet program's own CSV: quotes only where needed, numbers without leading zeros. */
const saveCsv = (rows: string[][], delimiter: string) =>
  new Blob([
    `\uFEFF${rows
      .map((cells) =>
        cells
          .map((cell) => (/^0\d+$/.test(cell) ? String(Number(cell)) : cell))
          .map((cell) =>
            /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
          )
          .join(delimiter),
      )
      .join('\r\n')}\r\n`,
  ]);

test.each([';', ',', '\t'])(
  '40 exported guests, 12 edited, come back from a CSV file with %j',
  async (delimiter) => {
    const rows = [...readCsv(await (await writeCsv(exported())).text())];
    expect(await importBack(saveCsv(edit(rows), delimiter))).toEqual(expected);
  },
);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The cells of the exported sheet, by their addresses. */
function readCells(sheet: string): string[][] {
  return sheet
    .split('<row ')
    .slice(1)
    .map((row) => {
      const cells = exported()[0]?.map(() => '') ?? [];
      for (const [, column = '', , text, number] of row.matchAll(
        /<c r="([A-Z])\d+"(.*?)>(?:<is><t[^>]*>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/g,
      ))
        cells[column.charCodeAt(0) - 65] = unescape(text ?? number ?? '');
      return cells;
    });
}

/** A workbook as a spreadsheet program saves it: shared strings, numbers as numbers, no empty cells. */
function saveWorkbook(rows: string[][]): Blob {
  const strings: string[] = [];
  const writeCell = (cell: string, column: number, row: number) => {
    const address = `${String.fromCharCode(65 + column)}${row}`;
    if (cell === '') return '';
    if (/^\d{1,3}$/.test(cell) && column > 0) return `<c r="${address}"><v>${cell}</v></c>`;
    return `<c r="${address}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
  };
  const sheet = rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, column) => writeCell(cell, column, at + 1)).join('')}</row>`,
    )
    .join('');
  const parts = createWorkbook({ name: 'Guests', rows: sheet });
  return zip({
    ...parts,
    'xl/_rels/workbook.xml.rels': (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
      '</Relationships>',
      '<Relationship Id="rId1" Type="https://example.test/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  });
}

test('40 exported guests, 12 edited, come back from an Excel file', async () => {
  const workbook = await writeXlsx({ name: 'Guests', rows: exported(), isRightToLeft: false });
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  const rows = readCells(strFromU8(sheet ?? new Uint8Array()));
  expect(rows).toHaveLength(41);
  expect(await importBack(saveWorkbook(edit(rows)))).toEqual(expected);
});

test('an unedited export changes nothing, in either format', async () => {
  const workbook = await writeXlsx({ name: 'Guests', rows: exported(), isRightToLeft: false });
  expect(await importBack(await writeCsv(exported()))).toEqual(nothing);
  expect(await importBack(workbook)).toEqual(nothing);
});
