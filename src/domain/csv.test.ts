import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, unescapeFormula } from './csv.ts';

/** Parses what formatCsv wrote, and removes the apostrophes that it added. */
function read(csv: string) {
  const rows = csv.slice(1).match(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+1-555-0109',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n@x',
  ' =1+1',
  '\uFEFF=1+1',
  '\u200B=1+1',
  '\u202E=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "'=1+1",
  '\tx',
  '\rx',
  '\nx',
])('[F63] %j starts no formula', (text) => {
  expect(read(formatCsv([[text]]))).toEqual([[`'${text}`]]);
});

test('[F63] quotes, commas, line breaks and other scripts in names are preserved', () => {
  const row = ['Yusuf "Joe" Haddad', 'Haddad, Yusuf', 'two\r\nlines', 'سلمى', 'İnan', '2', ''];
  expect(formatCsv([row])).toBe(
    '\uFEFF"Yusuf ""Joe"" Haddad","Haddad, Yusuf","two\r\nlines","سلمى","İnan","2",""\r\n',
  );
});

test('[F63] any text is read back unchanged, and none is a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", '"', ',', '\t', '\r', '\n', ' ', '\uFEFF', 'a'),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const back = read(formatCsv(rows));
      expect(back.map((row) => row.map(unescapeFormula))).toEqual(rows);
      for (const cell of back.flat()) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
    }),
  );
});
