import { expect, test } from 'vitest';
import { getProgress, withNew, withTick, without, dropEmptyItems } from './checklist.ts';

const item = (id: string, text: string, checked = false) => ({ id, checked, text });
const list = [item('1', 'Cake', true), item('7', 'Band'), item('x', 'Rings')];

test('a checklist counts its done items', () => {
  expect(getProgress(list)).toEqual({ done: 1, total: 3 });
  expect(getProgress([])).toEqual({ done: 0, total: 0 });
});

test('a tick changes one item, and does not mutate the list', () => {
  expect(withTick(list, '7', true).map(({ checked }) => checked)).toEqual([true, true, false]);
  expect(list[1]?.checked).toBe(false);
});

test.each([
  [undefined, ['1', '7', 'x', '8']],
  ['1', ['1', '8', '7', 'x']],
  ['gone', ['1', '7', 'x', '8']],
])('a new item after %j has its own id and position', (after, ids) => {
  const { id, checklist } = withNew(list, after);
  expect(id).toBe('8');
  expect(checklist.map((each) => each.id)).toEqual(ids);
});

test('removed and empty items are not saved', () => {
  expect(without(list, '7').map(({ id }) => id)).toEqual(['1', 'x']);
  expect(dropEmptyItems([item('1', '  Cake '), item('2', '   ')])).toEqual([item('1', 'Cake')]);
});
