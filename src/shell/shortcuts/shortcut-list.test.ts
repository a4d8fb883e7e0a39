import { expect, test } from 'vitest';
import { defaultShortcuts, moveShortcut, readShortcuts, toggleShortcut } from './shortcut-list.ts';

test.each([[undefined], [null], ['calendar'], [{ 0: 'calendar' }]])(
  'a preference with %j as its shortcuts has the defaults: calendar, mail, contacts, todo',
  (value) => {
    expect(readShortcuts(value)).toEqual(['calendar', 'mail', 'contacts', 'todo']);
  },
);

test('a list is used as it is, each id once; an empty one stays empty', () => {
  expect(readShortcuts(['faq', 'faq', 7, null, 'later'])).toEqual(['faq', 'later']);
  expect(readShortcuts([])).toEqual([]);
});

test('a star adds at the end, and removes', () => {
  expect(toggleShortcut(defaultShortcuts, 'notes')).toEqual([...defaultShortcuts, 'notes']);
  expect(toggleShortcut(defaultShortcuts, 'mail')).toEqual(['calendar', 'contacts', 'todo']);
});

test('a shortcut moves by one place and stays at either end', () => {
  expect(moveShortcut(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveShortcut(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveShortcut(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveShortcut(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveShortcut(['a'], 'x', 1)).toEqual(['a']);
});
