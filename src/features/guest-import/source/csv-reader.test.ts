import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, unescapeFormula } from '../../../domain/csv.ts';
import { createCsvReader, type Delimiter, detectDelimiter } from './csv-reader.ts';

/** Parses a text in pieces of a given length, as a stream delivers it. */
function read(text: string, delimiter: Delimiter = ',', length = 7) {
  const reader = createCsvReader(delimiter);
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
  return [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()];
}

test.each<[Delimiter, string]>([
  [',', 'Name,Phone\nGrace,5550110001\n"Haddad; Yusuf",1\n'],
  [';', 'Ad;Telefon\nŞükrü Işık;5550110001\n"Haddad, Yusuf";1\n'],
  ['\t', 'Name\tPhone\nHaddad, Yusuf\t5550110001\nOkafor, Grace\t1\n'],
  [',', 'Grace Okafor\nYusuf Haddad\n'],
  ['|', 'Name|Phone\nGrace; Ltd|5550110001\n'],
  ['،', 'سلمى، ٠٥٥٥٠١٠٥٢٠١، ٢\n'],
  ['؛', 'سلمى، منى؛ ٠٥٥٥٠١٠٥٢٠١\n'],
  [';', 'Guests of Layla, Omar\nName;Note\nAda;tea, milk\n'],
  [';', 'Layla, Omar\nAda, B;likes tea\nCan, C;likes tea\nCem;no\nEda;yes\n'],
  [';', 'Demir, Ada;5550101101;2;\nKoç, Can;5550101102;1\n'],
  [';', 'Ada;1, 2, 3;5550101101'],
  [';', 'Ada;a, b\nCan;c, d\nCem;e\nx;y;z;w;v\n'],
  ['\t', '"SEP=\t"\r\nAda,1\n'],
])('the delimiter is %j', (delimiter, text) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test('quotes may contain delimiters, line breaks and quotes; line breaks may be of any kind', () => {
  expect(read('a,"b,\r\n""c"""\rd\n\n"e"')).toEqual([['a', 'b,\r\n"c"'], ['d'], [''], ['e']]);
});

test('[F64] ragged rows and a stray quote are kept as they are', () => {
  for (const length of [1, 7]) {
    expect(read('a,b,c\r\n1\r\n1,2,3,4\r\nsay "hi",2\r\n', ',', length)).toEqual([
      ['a', 'b', 'c'],
      ['1'],
      ['1', '2', '3', '4'],
      ['say "hi"', '2'],
    ]);
  }
});

test.each([1, 7, 100])(
  '[F64] a quote that is never closed takes no other cell, in pieces of %i',
  (length) => {
    expect(read('"a","1"\r\n"open,5\r\n\r\nb,6\r\n', ',', length)).toEqual([
      ['a', '1'],
      ['open', '5'],
      [''],
      ['b', '6'],
    ]);
    expect(read('a,"open', ',', length)).toEqual([['a', 'open']]);
    expect(read('"', ',', length)).toEqual([]);
  },
);

test('[F63] an exported table is read back unchanged, whatever it contains and wherever the stream is split', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a') }),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (table, length) => {
      const back = read(formatCsv(table).slice(1), ',', length);
      expect(back.map((row) => row.map(unescapeFormula))).toEqual(table);
    }),
  );
});
