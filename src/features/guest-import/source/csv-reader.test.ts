import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, unescapeFormula } from '../../../domain/csv.ts';
import { detectDelimiter, parseCsv, readCsv } from './csv-reader.ts';

const read = (text: string, delimiter = ',') => [...parseCsv(text, delimiter)];

test.each<[string, string]>([
  [',', 'Name,Phone\nGrace,5550110001\n"Haddad; Yusuf",1\n'],
  [';', 'Ad;Telefon\nŞükrü Işık;5550110001\n"Haddad, Yusuf";1\n'],
  ['\t', 'Name\tPhone\nHaddad, Yusuf\t5550110001\nOkafor, Grace\t1\n'],
  ['|', 'Name|Phone\nGrace; Ltd|5550110001\n'],
  ['،', 'سلمى، ٠٥٥٥٠١٠٥٢٠١، ٢\n'],
  ['؛', 'سلمى، منى؛ ٠٥٥٥٠١٠٥٢٠١\n'],
  [';', 'Guests of Layla, Omar\nName;Note\nAda;tea, milk\n'],
  [';', 'Demir, Ada;5550101101;2;\nKoç, Can;5550101102;1\n'],
  ['\t', '"SEP=\t"\r\nAda,1\n'],
])('the delimiter is %j', (delimiter, text) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test('quotes may contain delimiters, line breaks and quotes', () => {
  expect(read('a,"b,\r\n""c"""\rd\n\n"e"')).toEqual([['a', 'b,\r\n"c"'], ['d'], [''], ['e']]);
});

test('[F64] ragged rows and a stray quote are kept as they are', () => {
  expect(read('a,b,c\r\n1\r\n1,2,3,4\r\nsay "hi",2\r\n"a"b,')).toEqual([
    ['a', 'b', 'c'],
    ['1'],
    ['1', '2', '3', '4'],
    ['say "hi"', '2'],
    ['ab', ''],
  ]);
});

test('[F64] a quote that is never closed takes no other cell', () => {
  expect(read('"a","1"\r\n"open,5\r\n\r\nb,6\r\n')).toEqual([['a', '1'], ['open', '5'], [''], ['b', '6']]);
  expect(read('a,"open')).toEqual([['a', 'open']]);
});

test('[F64] the line that names the delimiter is an empty row', () => {
  expect([...readCsv('"sep=;"\r\na;b')]).toEqual([[''], ['a', 'b']]);
});

test('[F63] an exported table is read back unchanged, whatever it contains', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a') }),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, (table) => {
      const back = read(formatCsv(table).slice(1));
      expect(back.map((row) => row.map(unescapeFormula))).toEqual(table);
    }),
  );
});
