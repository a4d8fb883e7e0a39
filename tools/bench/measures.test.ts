import { expect, test } from 'vitest';
import { totalBlockingTime } from './measures.ts';

test('a task blocks for the time beyond 50 ms', () => {
  const tasks = [
    { start: 300, duration: 51 },
    { start: 500, duration: 150 },
  ];
  expect(totalBlockingTime({ tasks, firstPaint: 200 })).toBe(101);
});

test('tasks before the first paint do not count as blocking', () => {
  const tasks = [
    { start: 0, duration: 180 },
    { start: 150, duration: 120 },
    { start: 850, duration: 80 },
  ];
  expect(totalBlockingTime({ tasks, firstPaint: 200 })).toBe(20 + 30);
});
