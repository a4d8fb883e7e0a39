import { expect, test } from 'vitest';
import { formatEditedAgo } from './edited-ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('[F30] an invalid date is omitted, and a valid one is shown', () => {
  for (const odd of ['', 'soon', '2026-13-45', 'null']) {
    expect(formatEditedAgo(odd, 'en', now)).toBeUndefined();
  }
  expect(formatEditedAgo('2026-11-18T12:00:00Z', 'en', now)).toBe('3 days ago');
});

test('[F76] only the difference counts, whatever the time zone', () => {
  expect(formatEditedAgo('2026-11-21T14:00:00+05:00', 'en', now)).toBe('3 hours ago');
});
