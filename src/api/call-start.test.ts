import { beforeEach, expect, test, vi } from 'vitest';
import { getRemaining, noteStart } from './call-start.ts';

const hours = 3_600_000;

beforeEach(() => void vi.useFakeTimers());

test.each([12 * hours, -12 * hours])(
  '[F08] a clock that jumps by %s ms changes no wait of this page',
  (jump) => {
    const startedAt = noteStart();
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() + jump);
    expect(getRemaining(startedAt)).toBe(20_000);
    vi.advanceTimersByTime(20_000);
    expect(getRemaining(startedAt)).toBe(0);
  },
);

test('[F08] an earlier page’s call is waited for until this page is old', () => {
  vi.advanceTimersByTime(10_000);
  expect(getRemaining(Date.now() - 12 * hours)).toBe(20_000);
  vi.advanceTimersByTime(20_000);
  expect(getRemaining(Date.now() - 12 * hours)).toBe(0);
});

test('[F08] another tab’s call is waited for by the clock, at most 30 s', () => {
  vi.advanceTimersByTime(60_000);
  expect(getRemaining(Date.now() - 10_000)).toBe(20_000);
  expect(getRemaining(Date.now() + 12 * hours)).toBe(30_000);
});
