import { expect, test } from 'vitest';
import { dropListMarks } from './list-marks.ts';

test.each([
  ['1.', '2.', '10.'],
  ['1)', '2)', '(3)'],
  ['1-', '2 -', '3 –'],
  ['١-', '٢-', '١٠.'],
  ['۱.', '۲.', '۳.'],
  ['•', '*', '·'],
  ['-', '–', '—'],
  ['☐', '☑', '✅'],
  ['- [ ]', '- [x]', '[X]'],
  ['1. ☐', '• 2.', '- 3)'],
  ['1️⃣', '2️⃣', '3️⃣'],
  ['a)', 'b)', 'c)'],
  ['#1', '#2', '#3'],
  ['➤', '→', '>'],
])('[F64] the marks %s, %s and %s of a list are no part of its names', (...marks) => {
  const names = ['Selin Aydın', 'عمر حداد', '“Ruth” Meyer'];
  const lines = names.map((name, at) => `${marks[at]} ${name}`);
  expect(dropListMarks([...lines, '', 'Guests'])).toEqual([...names, '', 'Guests']);
  expect(dropListMarks(lines.map((line) => line.replace(/ (?=\S+ \S+$)/, '')))).toEqual(names);
});

test.each([
  [['- Ada', 'Bora']],
  [['(212) 555 0101', '(212) 555 0102']],
  [['0555-013 00 01', '0555 - 013 00 02']],
  [['+90 555 013 00 01', '+905550130002']],
  [['A. Demir', 'B. Koç']],
  [['12.05.2030', '10:30 Ada']],
  [['★', '-', '']],
  [['2 people', '3']],
])('[F64] %j have no marks of a list, or too few', (lines) => {
  expect(dropListMarks(lines)).toEqual(lines);
});

test('[F64] a bullet before a phone number is a mark of the list', () => {
  expect(dropListMarks(['- 555 013 0001', '• +90 555', '- (212) 555'])).toEqual([
    '555 013 0001',
    '+90 555',
    '(212) 555',
  ]);
});
