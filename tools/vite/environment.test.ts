import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('a build without variables has working defaults', () => {
  expect(readEnvironment({ VITE_CONTACT_PHONE: '' })).toEqual({
    VITE_API_BASE_URL: '/api/v1',
    VITE_CARD_BASE_URL: '/cards',
    VITE_CONTACT_PHONE: '+1 555 010 0199',
    VITE_COUNTRY_CODE: '',
    VITE_POWERED_BY: 'Guestwise',
    VITE_REFRESH_SECONDS: '30',
    VITE_REPORT_URL: '',
    VITE_SITE_URL: '',
    VITE_BASE_PATH: '/',
  });
});

test('.env.example names exactly the variables of the build', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^# (VITE_\w+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(readEnvironment({})).toSorted());
});

test('another backend, card host and base path are accepted and normalised', () => {
  expect(
    readEnvironment({
      VITE_API_BASE_URL: 'https://api.example.com/api/v1/',
      VITE_CARD_BASE_URL: 'https://cards.example.com/',
      VITE_BASE_PATH: '/party',
    }),
  ).toMatchObject({
    VITE_API_BASE_URL: 'https://api.example.com/api/v1',
    VITE_CARD_BASE_URL: 'https://cards.example.com',
    VITE_BASE_PATH: '/party/',
  });
});

test.each([
  ['VITE_API_BASE_URL', 'https://api.example.com', 'must end in /api/v1'],
  ['VITE_API_BASE_URL', 'javascript:alert(1)', 'must be a path or an http(s) address'],
  ['VITE_API_BASE_URL', '//evil.example/api/v1', 'must be a path or an http(s) address'],
  ['VITE_CARD_BASE_URL', 'cards', 'must be a path or an http(s) address'],
  ['VITE_CONTACT_PHONE', 'call me', 'must be a phone number'],
  ['VITE_COUNTRY_CODE', '+90', 'must be a country code'],
  ['VITE_REFRESH_SECONDS', '5', 'must be 0, or a number of seconds from 10'],
  ['VITE_REPORT_URL', 'https://elsewhere.example/report', 'must be a path of the same host'],
  ['VITE_REPORT_URL', '//elsewhere.example/report', 'must be a path of the same host'],
  ['VITE_SITE_URL', 'party.example', 'must be an http(s) address'],
  ['VITE_BASE_PATH', 'party', 'is not a path such as /party/'],
])('%s=%s is refused with a message', (name, value, words) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value} ${words}`);
});

test('credentials in an address are refused and not printed', () => {
  expect(() => readEnvironment({ VITE_API_BASE_URL: 'https://me:secret@api.example.com/api/v1' })).toThrow(
    'VITE_API_BASE_URL=https://…@api.example.com/api/v1 holds credentials',
  );
});

test('a misspelt variable is refused with the list of valid names', () => {
  expect(() => readEnvironment({ VITE_API_URL: 'https://api.example.com/api/v1' })).toThrow(
    /^The build knows no VITE_API_URL\. Its variables are VITE_API_BASE_URL, /,
  );
});
