import { expect, test } from 'vitest';
import { moveShortcut, parseShortcuts } from './shortcut-list.ts';

test.each([[undefined], [null], ['calendar'], [{ 0: 'calendar' }]])(
  '%j as shortcuts gives calendar, mail, contacts, todo',
  (value) => {
    expect(parseShortcuts(value)).toEqual(['calendar', 'mail', 'contacts', 'todo']);
  },
);

test('a list is used as it is, even empty, with each id once', () => {
  expect(parseShortcuts(['faq', 'faq', 7, null, 'later'])).toEqual(['faq', 'later']);
  expect(parseShortcuts([])).toEqual([]);
});

test('a shortcut moves by one place and stays at either end', () => {
  const move = (ids: string[], id: string, by: -1 | 1) => moveShortcut(ids, id, by, ids);
  expect(move(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(move(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(move(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(move(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(move(['a'], 'x', 1)).toEqual(['a']);
});

test('a shortcut moves past hidden ids, which keep their places', () => {
  const ids = ['later', 'a', 'admin', 'other', 'b', 'last'];
  expect(moveShortcut(ids, 'a', 1, ['a', 'b'])).toEqual(['later', 'b', 'admin', 'other', 'a', 'last']);
  expect(moveShortcut(ids, 'b', -1, ['a', 'b'])).toEqual(['later', 'b', 'admin', 'other', 'a', 'last']);
  expect(moveShortcut(ids, 'a', -1, ['a', 'b'])).toEqual(ids);
  expect(moveShortcut(ids, 'b', 1, ['a', 'b'])).toEqual(ids);
});
