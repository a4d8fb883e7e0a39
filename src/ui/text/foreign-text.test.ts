import { expect, test } from 'vitest';
import { splitPieces } from './foreign-text.ts';

test('[F33] an override in a name is shown by its number, and has no effect', () => {
  expect(splitPieces('Rana \u202egnp.exe')).toEqual([
    { text: 'Rana ' },
    { control: 'U+202E' },
    { text: 'gnp.exe' },
  ]);
  expect(splitPieces('Ay\u200Bla')).toEqual([{ text: 'Ay' }, { control: 'U+200B' }, { text: 'la' }]);
});

test.each(['Samira Aziz', 'نورة العلي', '👩‍👩‍👧‍👦', 'می‌خواهم', 'a\u200fb'])('%j is unchanged', (text) => {
  expect(splitPieces(text)).toEqual([{ text }]);
});

test('an empty text has no pieces', () => {
  expect(splitPieces('')).toEqual([]);
});
