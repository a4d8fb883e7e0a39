import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, parseFormattedCsv, unescapeFormula } from './csv.ts';

/** The cells as a spreadsheet shows them, with the apostrophes that formatCsv added. */
function read(csv: string) {
  const rows = csv.slice(1).match(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

test('[F63] quotes, commas, line breaks and other scripts are preserved', () => {
  const row = ['Yusuf "Joe" Haddad', 'Haddad, Yusuf', 'two\r\nlines', 'سلمى', 'İnan', '1-2=3', ''];
  expect(formatCsv([row])).toBe(
    '\uFEFF"Yusuf ""Joe"" Haddad","Haddad, Yusuf","two\r\nlines","سلمى","İnan","1-2=3",""\r\n',
  );
});

test('[F63] any text is read back unchanged, and none is a formula', () => {
  // Characters that start a formula, and those that a spreadsheet skips before them.
  const special = Array.from('=+-@＝＋－＠\'",\t\r\n \uFEFF\u200B\u202Ea');
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...special) }));
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const back = read(formatCsv(rows));
      expect(back.map((row) => row.map(unescapeFormula))).toEqual(rows);
      expect(parseFormattedCsv(formatCsv(rows))).toEqual(rows);
      for (const cell of back.flat()) expect(cell).not.toMatch(/^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u);
    }),
  );
});

test.each([
  ['saved again, with its own quotes', 'Guest,People\r\nGrace,2\r\n'],
  ['saved again, with semicolons', '"Guest";"People"\r\n"Grace";"2"\r\n'],
  ['cut off', '"Guest","People"\r\n"Grace",'],
  ['cut off in a cell', '"Guest","People"\r\n"Gra'],
  ['with another line after it', '"Guest","People"\r\nTotal\r\n'],
])('a file %s is not one of formatCsv', (_, csv) => {
  expect(parseFormattedCsv(csv)).toBeUndefined();
});
