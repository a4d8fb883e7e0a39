import { expect, test } from 'vitest';
import { matchesSearch } from './event-search.ts';

test.each([
  ['İrem’in kınası', 'irem'],
  ['İrem’in kınası', 'IREM'],
  ['İrem’in kınası', 'İREM'],
  ['İrem’in kınası', 'kinasi'],
  ['IŞIK', 'ışık'],
  ['Café Noël', 'cafe noel'],
  ['Ay\u200Bla', 'ayla'],
  ['حَفْل العشاء', 'حفل'],
  ['Two  words', 'two words'],
  ['anything', '  '],
])('[F67] [F34] %j is found by %j', (name, search) => {
  expect(matchesSearch(name, search)).toBe(true);
});

test('another name is not found', () => {
  expect(matchesSearch('Layla & Omar', 'leyla')).toBe(false);
});
