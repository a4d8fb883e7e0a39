import { cacheFormat } from './cache-format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit with its length in milliseconds, and the largest number that is still shown in it. */
const units = [
  ['minute', minute, 60],
  ['hour', hour, 24],
  ['day', day, 7],
  ['week', 7 * day, 5],
  ['month', 30.44 * day, 12],
  ['year', 365.25 * day, Infinity],
] as const;

const getFormat = cacheFormat((locales) => new Intl.RelativeTimeFormat(locales, { numeric: 'auto' }));

/**
 * Formats a time relative to now: “3 hours ago”, “yesterday”.
 * @param time ISO 8601; the future counts as now, because two clocks may differ
 * @param now milliseconds since 1970
 * @param locales as for Intl
 */
export function formatRelativeTime(time: string, now: number, locales: string | string[]): string {
  const ago = Math.max(0, now - Date.parse(time));
  const [unit, length] = units.find(([, each, most]) => Math.floor(ago / each) < most) ?? units[0];
  const format = getFormat(locales);
  if (ago < minute) return format.format(0, 'second');
  return format.format(-Math.floor(ago / length), unit);
}
