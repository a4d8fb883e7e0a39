import { expect, test } from 'vitest';
import { refreshShortList } from '../guest/all-guests.ts';
import { liveRefresh } from './live-refresh.ts';

const list = (total: number) => ({ guests: [], total, isComplete: true });

test('visible data is refreshed at an interval, and not after failures', () => {
  expect(liveRefresh.refetchInterval({ state: { status: 'success' } })).toBe(30_000);
  expect(liveRefresh.refetchInterval({ state: { status: 'error' } })).toBe(false);
});

test('a whole guest list is refreshed automatically while it takes one call', () => {
  const next = (total: number, status = 'success') =>
    refreshShortList.refetchInterval({ state: { status, data: list(total) } });
  expect(next(100)).toBe(30_000);
  expect(next(101)).toBe(false);
  expect(next(100, 'error')).toBe(false);
});
