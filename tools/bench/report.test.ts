import { expect, test } from 'vitest';
import { totalBlockingTime } from './page-vitals.ts';
import { report } from './report.ts';

const byHand = { name: 'by hand', visits: [{ LCP: 500 }, { LCP: 520 }, { LCP: 480 }] };
const targets = { LCP: { max: 1, to: 'by hand' } };

test('a target applies to the medians, so one disturbed visit does not miss it', () => {
  const ours = { name: 'ours', visits: [{ LCP: 494 }, { LCP: 500 }, { LCP: 9000 }] };
  const { text, areMet } = report([ours, byHand], targets);
  expect(areMet).toBe(true);
  expect(text).toMatch(/LCP +500 +500 +× 1\.00 +✓ ≤ 1 × by hand/);
});

test('a missed target is marked', () => {
  const { text, areMet } = report([{ name: 'ours', visits: [{ LCP: 501 }] }, byHand], targets);
  expect(areMet).toBe(false);
  expect(text).toContain('✗ ≤ 1');
});

test('a measure that is missing misses its target', () => {
  expect(report([{ name: 'ours', visits: [{ LCP: Number.NaN }] }, byHand], targets).areMet).toBe(false);
});

test('tasks block for the time beyond 50 ms, after the first paint', () => {
  const tasks = [
    { start: 0, duration: 180 },
    { start: 150, duration: 120 },
    { start: 300, duration: 51 },
    { start: 850, duration: 80 },
  ];
  expect(totalBlockingTime(tasks, 200)).toBe(20 + 1 + 30);
});
