import { expect, test } from 'vitest';
import { createTextRow, createWorkbook, zip } from './test-workbook.ts';
import { openWorkbook } from './xlsx-reader.ts';

// What public lists do not show: those are in lists.test.ts.

const rows = createTextRow('Ada') + createTextRow('Can');
const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const main = createWorkbook({ name: 'Guests' })['xl/workbook.xml'] ?? '';

const read = async (parts: Record<string, string>) => [
  ...(openWorkbook(new Uint8Array(await zip(parts).arrayBuffer()))[0]?.read() ?? []),
];
/** Reads a workbook with one sheet of these rows. */
const readRows = (xml: string) => read(createWorkbook({ name: 'Guests', rows: xml }));

const relate = (type: string, path: string, id = 'rId7') =>
  `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${path}"/>`;

test.each<[string, Record<string, string>]>([
  [
    'at the root of the archive',
    {
      '_rels/.rels': relate('officeDocument', 'workbook.xml'),
      'workbook.xml': main,
      '_rels/workbook.xml.rels': relate('worksheet', 'a b.xml'),
      'a b.xml': sheet,
    },
  ],
  [
    'above the folder of the workbook',
    {
      'xl/workbook.xml': main,
      'xl/_rels/workbook.xml.rels': relate('worksheet', '../sheets/./1.xml'),
      'sheets/1.xml': sheet,
    },
  ],
])('[F64] the parts of a workbook are found %s', async (_, parts) => {
  expect(await read(parts)).toEqual([['Ada'], ['Can']]);
});

test.each([
  ['texts.xml', relate('sharedStrings', 'texts.xml', 'rId9')],
  // A file without the relation would otherwise lose its texts, and nothing would say so.
  ['sharedStrings.xml', ''],
])('[F64] every shared string of %s is read, phonetic guides are not', async (file, relation) => {
  const cells = [0, 1, 2, 3, 4].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
  const relations = relate('worksheet', 'page.xml') + relation;
  expect(
    await read({
      'xl/workbook.xml': main,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
      'xl/page.xml': `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
      [`xl/${file}`]:
        '<sst><si/><si><r><t>Ad</t></r><r><t xml:space="preserve">a </t></r><rPh><t>no</t></rPh></si><si><t/></si><si><t>A</t><phoneticPr/></si></sst>',
    }),
  ).toEqual([['', 'Ada ', '', 'A', '']]);
});

test('[F64] a chart is no sheet', async () => {
  const parts = { 'xl/workbook.xml': main, 'xl/_rels/workbook.xml.rels': relate('chartsheet', 'c.xml') };
  await expect(read(parts)).rejects.toThrow('No sheet');
});

const inline = (xml: string) => `<row><c t="inlineStr"><is><t>${xml}</t></is></c></row>`;

test.each([
  ['a byte order mark', `\uFEFF${inline('Ada')}`, 'Ada'],
  ['comments', `<!-- <row> --><row><c t="str"><v>A<!-- </row> -->da</v><f>x</f></c></row>`, 'Ada'],
  ['references', inline('&lt;&#233;&amp;lt;'), '<é&lt;'],
  ['escapes of escapes', inline('Ada_x005F_x000D_'), 'Ada_x000D_'],
  ['a prefix', '<x:row><x:c t="str"><x:v>Ada</x:v></x:c></x:row>', 'Ada'],
  ['long numbers', '<row><c><v>5.550103001E9</v></c></row>', '5550103001'],
])('[F64] %s of a sheet are read', async (_, xml, text) => {
  expect(await readRows(xml)).toEqual([[text]]);
});

test('[F64] cells and rows keep their places, whatever the file omits', async () => {
  const xml = `<row r="2"><c r="C2"><v>1</v></c><c><v>2</v></c></row><row hidden="true"><c><v>3</v></c></row><row ht="0.0"><c><v>3</v></c></row><row ht="30"><c><v>3</v></c></row><row r="7"><c r="XFE7"><v>4</v></c></row>`;
  expect(await readRows(xml)).toEqual([[], ['', '', '1', '2'], [], [], ['3'], [], []]);
  expect(await readRows('<row r="1048576"/>')).toHaveLength(20_001);
});

test('[F64] a sheet that is cut off is unreadable', async () => {
  const [path = ''] = Object.keys(createWorkbook({ name: 'Guests' })).slice(-1);
  const parts = { ...createWorkbook({ name: 'Guests' }), [path]: sheet.slice(0, -60) };
  await expect(read(parts)).rejects.toThrow('unclosed tag');
});
