import { expect, test } from 'vitest';
import { findLookAlikes, getAppearance } from './look-alikes.ts';

test('[F34] a twin with an odd letter is found with its original', () => {
  const twins = ['Ayla Demir', 'Ay\u200Bla Demir', '\u0410yla Demir'];
  expect(findLookAlikes([...twins, 'Ada Byron'])).toEqual(new Set(twins));
});

test('the same name twice is not a look-alike, nor are empty names', () => {
  expect(findLookAlikes(['Ayla Demir', 'Ayla Demir', '', '', 'Layla'])).toEqual(new Set());
});

test.each([
  ['\u0399\u03A1\u0395\u039D\u0395', 'IPENE', 'Greek capitals'],
  ['\u0410\u0412\u0421', 'ABC', 'Cyrillic capitals'],
  ['\u0585\u0578\u057D', 'onu', 'Armenian small letters'],
  ['\u0401va', 'Eva', 'a Cyrillic letter with a mark'],
])('%s looks like %s: %s', (name, latin) => {
  expect(getAppearance(name)).toBe(getAppearance(latin));
});

test.each([
  ['Jean‑Luc Bernard', 'Jean-Luc Bernard'],
  ['Mary Ann Lee', 'Mary-Ann Lee'],
  ['O’Neil', 'ONeil'],
  ['Þóra', 'Thora'],
  ['Əliyeva', 'Eliyeva'],
  ['محمد ہاشم', 'محمد هاشم'],
  ['عبد الله المنصوري', 'عبدالله المنصوري'],
])('[F34] %s and %s are twins', (name, twin) => {
  expect(findLookAlikes([name, twin])).toEqual(new Set([name, twin]));
});

test('letters of Turkish and Arabic names are kept', () => {
  expect(['Iğdır', 'ليلى'].map(getAppearance)).toEqual(['igdir', 'ليلي']);
});
