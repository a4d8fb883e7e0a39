import { expect, test } from 'vitest';
import { createTextRow, createWorkbook, zip } from './test-workbook.ts';
import { openWorkbook } from './xlsx-reader.ts';

const rows = createTextRow('Ada') + createTextRow('Can');
const main = createWorkbook({ name: 'Guests' })['xl/workbook.xml'] ?? '';

const read = async (parts: Record<string, string>) => [
  ...(openWorkbook(new Uint8Array(await zip(parts).arrayBuffer()))[0]?.read() ?? []),
];

const relate = (type: string, path: string) =>
  `<Relationships><Relationship Id="${type === 'sharedStrings' ? 'rId9' : 'rId7'}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${path}"/></Relationships>`;
const sheetXml = (xml: string) => `<worksheet><sheetData>${xml}</sheetData></worksheet>`;

test.each<[string, Record<string, string>]>([
  [
    'at the root of the archive',
    {
      '_rels/.rels': relate('officeDocument', 'workbook.xml'),
      'workbook.xml': main,
      '_rels/workbook.xml.rels': relate('worksheet', 'a b.xml'),
      'a b.xml': sheetXml(rows),
    },
  ],
  [
    'in upper case, with a backslash and an absolute target',
    {
      '_RELS\\.RELS': relate('officeDocument', '\\Book\\Main.xml'),
      'BOOK\\MAIN.XML': main,
      'BOOK\\_RELS\\MAIN.XML.RELS': relate('worksheet', '\\Pages\\One.xml'),
      'PAGES\\ONE.XML': sheetXml(rows),
    },
  ],
  [
    'above the folder of the workbook',
    {
      'xl/workbook.xml': main,
      'xl/_rels/workbook.xml.rels': relate('worksheet', '../sheets/./1.xml'),
      'sheets/1.xml': sheetXml(rows),
    },
  ],
  ['without relations', { 'xl/workbook.xml': main, 'xl/worksheets/sheet1.xml': sheetXml(rows) }],
])('[F64] the parts of a workbook are found %s', async (_, parts) => {
  expect(await read(parts)).toEqual([['Ada'], ['Can']]);
});

test.each<[string, Record<string, string>]>([
  ['relation', { 'xl/_rels/workbook.xml.rels': relate('sharedStrings', '../other/texts.xml') }],
])('[F64] shared strings are found by their %s, and none is skipped', async (_, parts) => {
  const strings =
    '<sst><si/><si><r><t>Ad</t></r><r><t xml:space="preserve">a </t></r><rPh><t>no</t></rPh></si><si><t/></si><si><t>A</t><phoneticPr/></si></sst>';
  expect(
    await read({
      ...parts,
      'xl/workbook.xml': main,
      'xl/worksheets/sheet1.xml': sheetXml(
        `<row>${[0, 1, 2, 3, 4].map((at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`,
      ),
      'other/texts.xml': strings,
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
  ['sections of text', inline('<![CDATA[A & <b>]]>da'), 'A & <b>da'],
  ['references', inline('&lt;&#233;&amp;lt;'), '<é&lt;'],
  ['escapes', inline('Ada_x000D__x005F_x000D_'), 'Ada\r_x000D_'],
  ['a prefix', '<x:row><x:c t="str"><x:v>Ada</x:v></x:c></x:row>', 'Ada'],
  ['truth values', '<row><c t="b"><v>1</v></c></row>', 'TRUE'],
  ['errors', '<row><c t="e"><v>#N/A</v></c></row>', '#N/A'],
  ['long numbers', '<row><c><v>5.550103001E9</v></c></row>', '5550103001'],
])('[F64] %s of a sheet are read', async (_, xml, text) => {
  expect(await read({ 'xl/workbook.xml': main, 'xl/worksheets/sheet1.xml': sheetXml(xml) })).toEqual([
    [text],
  ]);
});

test('[F64] cells and rows keep their places, whatever the file omits', async () => {
  const xml = `<row r="2"><c r="C2"><v>1</v></c><c><v>2</v></c></row><row hidden="true"><c><v>3</v></c></row><row ht="0.0"><c><v>3</v></c></row><row ht="30"><c><v>3</v></c></row><row r="7"><c r="XFE7"><v>4</v></c></row>`;
  expect(await read({ 'xl/workbook.xml': main, 'xl/worksheets/sheet1.xml': sheetXml(xml) })).toEqual([
    [],
    ['', '', '1', '2'],
    [],
    [],
    ['3'],
    [],
    [],
  ]);
  const far = { 'xl/workbook.xml': main, 'xl/worksheets/sheet1.xml': sheetXml('<row r="1048576"/>') };
  expect(await read(far)).toHaveLength(20_001);
});

test('[F64] a sheet that is cut off is unreadable', async () => {
  const parts = { 'xl/workbook.xml': main, 'xl/worksheets/sheet1.xml': sheetXml(rows).slice(0, -60) };
  await expect(read(parts)).rejects.toThrow('unclosed tag');
});
