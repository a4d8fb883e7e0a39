import { expect, test } from 'vitest';
import { groupByMonth, getNeighbour } from './gallery.ts';

const photo = (id: string, ...taken: [number, number, number]) => ({
  id,
  title: id,
  time: new Date(...taken).toISOString(),
  picture: { src: '', alt: '' },
});
const a = photo('a', 2026, 10, 30);
const b = photo('b', 2026, 10, 1);
const c = photo('c', 2026, 9, 31);
const d = photo('d', 2025, 10, 15);

test('photos are grouped by month, latest month first, also across years', () => {
  expect(groupByMonth([d, a, b, c])).toEqual([
    { start: new Date(2026, 10), photos: [a, b] },
    { start: new Date(2026, 9), photos: [c] },
    { start: new Date(2025, 10), photos: [d] },
  ]);
  expect(groupByMonth([])).toEqual([]);
});

test.each([
  [a, 1, b],
  [c, 1, a],
  [a, -1, c],
  [b, -1, a],
])('%#: the steps wrap around', (from, steps, to) => {
  expect(getNeighbour([a, b, c], from, steps)).toBe(to);
});

test('a single photo is its own neighbour', () => {
  expect(getNeighbour([a], a, 1)).toBe(a);
  expect(getNeighbour([a], a, -1)).toBe(a);
});
