import { expect, test } from 'vitest';
import { findHeader } from './list-header.ts';

test.each([
  ['the first row', [['Name', 'Phone'], ['Ada']], 0],
  ['a row below a title', [['Wedding guests 2026'], ['Name', 'Phone'], ['Ada']], 1],
  ['a row below a title that is a known name', [['Guests'], [''], ['Ad Soyad', 'Telefon']], 2],
  [
    'a row with one known name below a title',
    [
      ['Düğün 2026', ''],
      ['Ad Soyad', 'Cebi'],
      ['Ada', '5550000001'],
    ],
    1,
  ],
  [
    'a row below a title of several cells',
    [
      ['Ada', 'Bora'],
      ['Name', 'Phone 1 - Value'],
    ],
    1,
  ],
  [
    'the row with more of them, below names of groups of columns',
    [
      ['Guest', '', '', 'Party'],
      ['#', 'First name', 'Last name', 'Adults', 'Kids', 'Mobile'],
      ['1', 'Ada', 'Demir', '2', '1', '5550000001'],
    ],
    1,
  ],
  [
    'the row with more of them, above hints',
    [
      ['Ad Soyad', 'Telefon', 'Kişi'],
      ['isim', 'cep no', '(1-10)'],
    ],
    0,
  ],
  [
    'questions',
    [
      ['Who are you?', 'Your number', 'Party of'],
      ['Ada', '5550000001', '2'],
    ],
    0,
  ],
  ['a question', [['What is your full name?'], ['Ada']], 0],
  [
    'a longer name beside an unknown one',
    [
      ['Names of all guests', 'Wishes'],
      ['Ada', 'tea'],
    ],
    0,
  ],
  ['nothing: a line heads a group', [["Bride's family", '', ''], ['Ada']], -1],
  ['nothing: the first guest comes with one person', [['Ada', 'attending', 'plus one'], ['Can']], -1],
  ['nothing: the first guest has a number', [['Guest', 'Mobile', '555 000 00 01'], ['Can']], -1],
  ['a single name in the first row', [['Name'], ['Ada']], 0],
  ['nothing: one guest is called Guest', [['Ada'], ['Guest']], -1],
  ['a row with +1', [['Name', '+1'], ['Ada']], 0],
  ['nothing: the first guest brings +1', [['Ada', '+1'], ['Can']], -1],
  [
    'nothing: the names are too far below',
    [...Array.from({ length: 10 }, () => ['Ada']), ['Name', 'Phone']],
    -1,
  ],
])('the names of the columns are %s', (_, rows, header) => {
  expect(findHeader(rows)).toEqual(header);
});
