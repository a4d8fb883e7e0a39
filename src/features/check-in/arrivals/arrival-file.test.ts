import { expect, test } from 'vitest';
import { formatCsv } from '../../../domain/csv.ts';
import { formatArrivalFile, parseArrivalFile } from './arrival-file.ts';
import { type Entry, listArrivals } from './arrivals.ts';

const headings = ['Guest', 'People', 'Checked in at', 'Guest ID', 'Checked in at (UTC)', 'Event ID'];
const grace: Entry = {
  guestId: 'g1',
  name: 'Grace "G", +1',
  people: 2,
  at: Date.UTC(2027, 4, 9, 15, 42, 5, 7),
};
const salma: Entry = { guestId: 'g2', name: '=سلمى', people: 4, at: grace.at + 60_000 };
const file = formatArrivalFile(
  'wedding',
  headings,
  listArrivals([grace, salma, { ...grace, people: 3, at: salma.at + 1 }]),
);

test('a file has each guest once, with the last number', () => {
  expect(file).toContain('"3","2027-05-');
  expect(parseArrivalFile(file, 'wedding')).toEqual({ entries: [{ ...grace, people: 3 }, salma] });
});

test.each([
  ['an empty file', ''],
  ['a spreadsheet', 'PK\u0003\u0004…'],
  [
    'a guest list',
    formatCsv([
      ['Name', 'Phone'],
      ['Grace', '5550110001'],
    ]),
  ],
  ['an export without check-ins', formatCsv([headings])],
])('%s is no file of check-ins', (_, text) => {
  expect(parseArrivalFile(text, 'wedding')).toEqual({ problem: 'other-file' });
});

test.each([
  ['without its quotes', file.replaceAll('"', '')],
  ['with semicolons', file.replaceAll('","', '";"')],
  ['with other times', file.replace('2027-05-09T15:42:05.007Z', '09.05.2027 18:42')],
  ['with times without seconds', file.replace('2027-05-09T15:42:05.007Z', '2027-05-09T15:42Z')],
  ['with an impossible time', file.replace('2027-05-09T', '2027-02-30T')],
  ['with no number of people', file.replace('"4"', '""')],
  ['with nobody', file.replace('"4"', '"0"')],
  ['with too many people', file.replace('"4"', '"400000000"')],
  ['with an id as a number', file.replace('"g1"', '"6,65E+23"')],
  ['with a guest twice', file.replace('"g2"', '"g1"')],
  ['with another column', file.replaceAll('\r\n', ',"x"\r\n')],
  ['cut off', file.slice(0, -8)],
])('an export that was saved again %s is refused as a whole', (_, text) => {
  expect(text).not.toBe(file);
  expect(parseArrivalFile(text, 'wedding')).toEqual({ problem: 'changed' });
});

test('a file of another event is refused, even if only one row is', () => {
  expect(parseArrivalFile(file, 'gala')).toEqual({ problem: 'other-event' });
  expect(parseArrivalFile(file.replace('"wedding"', '"gala"'), 'wedding')).toEqual({
    problem: 'other-event',
  });
});

test('an export of an earlier version, without the event, is named as such', () => {
  const old = formatCsv([headings.slice(0, 4), ['Grace', '2', '2027-05-09 18:42:05', 'g1']]);
  expect(parseArrivalFile(old, 'wedding')).toEqual({ problem: 'old-format' });
});
