import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRedirectTarget } from './guard-route.ts';

const pages = ['/events', '/events/guests/all', '/apps/notes'];
const target = (asked: unknown) => getRedirectTarget(asked, (pathname) => pages.includes(pathname));

test('a page that needs a login is returned to, with its search', () => {
  expect(target('/events/guests/all?event=665a&page=3')).toBe('/events/guests/all?event=665a&page=3');
  expect(target('/apps/notes#late')).toBe('/apps/notes');
});

const hostile = [
  'javascript:alert(1)',
  '/events/../../evil',
  'events',
  ' /events',
  '/logout',
  `/events?${'x'.repeat(3000)}`,
  undefined,
  null,
  7,
  {},
  ['/events/guests/all'],
];

test.each(hostile)('[F47] %j leads to /events', (asked) => {
  expect(target(asked)).toBe('/events');
});

test.each(['/.//evil.example', '/..//evil.example', '/%2e//evil.example'])(
  '[F47] %j leads to /events, even if every path is a page',
  (asked) => expect(getRedirectTarget(asked, () => true)).toBe('/events'),
);

test('[F47] whatever is stored, the target is a known page of this host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '//',
    'events',
    'evil.example',
    '\u202e',
  );
  const hostilePath = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(hostilePath, (asked) => {
      const url = new URL(target(asked), 'https://guestwise.example');
      expect(url.origin).toBe('https://guestwise.example');
      expect(pages).toContain(url.pathname);
    }),
    { numRuns: 2_000 },
  );
});
