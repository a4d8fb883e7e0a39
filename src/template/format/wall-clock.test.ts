import { expect, test, vi } from 'vitest';
import { parseWallClock } from './wall-clock.ts';

test.each([
  ['2026/05/02 09:12:44', '2026-05-02T09:12:44.000Z'],
  ['2024/02/29 00:00:00', '2024-02-29T00:00:00.000Z'],
  ['1999/12/31 23:59:59', '1999-12-31T23:59:59.000Z'],
])('[F76] %s is a date, and the same in every time zone', (text, iso) => {
  expect(parseWallClock(text)?.toISOString()).toBe(iso);
});

test.each(['Asia/Kathmandu', 'America/New_York', 'Africa/Cairo'])(
  '[F76] in %s a time that daylight saving skips or repeats stays',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(parseWallClock('2026/03/08 02:30:00')?.toISOString()).toBe('2026-03-08T02:30:00.000Z');
    expect(parseWallClock('2026/04/24 00:30:00')?.toISOString()).toBe('2026-04-24T00:30:00.000Z');
  },
);

test.each([
  '',
  'yesterday',
  '2026/02/29 10:00:00',
  '2026/02/30 25:61:00',
  '2026/00/10 10:00:00',
  '2026/13/10 10:00:00',
  '2026/05/02 24:00:00',
  '2026/05/02 09:60:00',
  '2026/05/02',
  '2026-05-02T09:12:44',
  '2026/5/2 9:12:44',
  ' 2026/05/02 09:12:44',
  '2026/05/02 09:12:44 PM',
  '٢٠٢٦/٠٥/٠٢ ٠٩:١٢:٤٤',
])('[F30] %j is not a date', (text) => {
  expect(parseWallClock(text)).toBeUndefined();
});
