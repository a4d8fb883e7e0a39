import { beforeEach, expect, test, vi } from 'vitest';
import { getRemaining, noteStart } from './call-start.ts';

const hours = 3_600_000;

beforeEach(() => void vi.useFakeTimers());

test.each([12 * hours, -12 * hours])(
  '[F08] a clock that jumps by %s ms does not change how long a call of this page is waited for',
  (jump) => {
    const startedAt = noteStart();
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() + jump);
    expect(getRemaining(startedAt)).toBe(20_000);
    vi.advanceTimersByTime(20_000);
    expect(getRemaining(startedAt)).toBe(0);
  },
);

test('[F08] a call of an earlier page is waited for until this page is old enough, whatever the clock says', () => {
  vi.advanceTimersByTime(10_000);
  expect(getRemaining(Date.now() - 12 * hours)).toBe(20_000);
  vi.advanceTimersByTime(20_000);
  expect(getRemaining(Date.now() - 12 * hours)).toBe(0);
});

test('[F08] a call of another tab is waited for by the clock, and never longer than half a minute', () => {
  vi.advanceTimersByTime(60_000);
  expect(getRemaining(Date.now() - 10_000)).toBe(20_000);
  expect(getRemaining(Date.now() + 12 * hours)).toBe(30_000);
});
