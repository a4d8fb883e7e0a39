import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openWorkbook } from '../guest-import/source/xlsx-reader.ts';
import type { Cell } from './guest-table.ts';
import { writeXlsx } from './write-xlsx.ts';

const write = (rows: readonly (readonly Cell[])[], isRightToLeft = false) =>
  writeXlsx({ name: 'Guests', rows, isRightToLeft });

async function readBack(rows: readonly (readonly Cell[])[]) {
  const [sheet] = openWorkbook(new Uint8Array(await (await write(rows)).arrayBuffer()));
  return [...(sheet?.read() ?? [])];
}

const readSheet = async (workbook: Promise<Blob>) => {
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(
    new Uint8Array(await (await workbook).arrayBuffer()),
  );
  return strFromU8(sheet ?? new Uint8Array());
};

test('the import reads a workbook as it was written', async () => {
  const rows = [
    ['Name', 'Phone', 'Invited'],
    ['سلمى', '0551234567', 4],
    ['  spaces  ', '', 0],
    ['İnan & "Söhne" <b>👨‍👩‍👧</b>', undefined, 2],
  ];
  expect(await readBack(rows)).toEqual([
    ['Name', 'Phone', 'Invited'],
    ['سلمى', '0551234567', '4'],
    ['  spaces  ', '', '0'],
    ['İnan & "Söhne" <b>👨‍👩‍👧</b>', '', '2'],
  ]);
});

test('numbers are numbers, phones are text, Arabic sheets are RTL', async () => {
  const sheet = await readSheet(write([['Name'], ['0551234567', 4]], true));
  expect(sheet).toContain('<c r="B2"><v>4</v></c>');
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">0551234567</t></is></c>');
  expect(sheet).toContain('rightToLeft="1"');
  expect(await readSheet(write([['Name']]))).not.toContain('rightToLeft');
});

test('[F63] [F37] any text is a text and is read back unchanged', async () => {
  const text = fc.oneof(
    fc.constantFrom('=HYPERLINK("https://evil.example","Click")', '+1', '-2+3', '@SUM(A1)', '\t=1', '＝1'),
    fc.constantFrom('constructor', 'toString', '__proto__'),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rows) => {
        expect(await readBack(rows)).toEqual(rows);
        const sheet = await readSheet(write(rows));
        expect(sheet).not.toMatch(/<f[\s>]|<v>/);
        expect(sheet.match(/ t="inlineStr"/g)).toHaveLength(rows.flat().length);
      },
    ),
    { numRuns: 30 },
  );
});

test('a name like an escaped character stays as it is written', async () => {
  expect(await readSheet(write([['a_x0041_b _x12_']]))).toContain('>a_x005F_x0041_b _x12_<');
  expect(await readBack([['a_x0041_b _x12_']])).toEqual([['a_x0041_b _x12_']]);
});

test('[F36] only characters that the format cannot contain are removed', async () => {
  expect(await readBack([['a\u0000b\u001Fc\uFFFFd', 'lone \uD83D half']])).toEqual([
    ['abcd', 'lone \uFFFD half'],
  ]);
  expect((await readBack([['x'.repeat(40_000)]]))[0]?.[0]).toHaveLength(32_767);
});

test('a list of ten thousand guests is complete', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`Guest ${at}`, at]);
  const back = await readBack(rows);
  expect(back).toHaveLength(10_000);
  expect(back.at(-1)).toEqual(['Guest 9999', '9999']);
});
