import { expect, test } from 'vitest';
import { getFormatLocale } from './locale.ts';

test.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['en', ['en', 'de-DE', 'en-AU', 'en-US'], 'en-AU'],
  ['en', ['en-150'], 'en-150'],
  ['en', ['en-GB-oxendict'], 'en-GB'],
  ['en', ['en-US@posix'], 'en'],
  ['en', ['fr-FR', 'en'], 'en'],
  ['en', [], 'en'],
  ['tr', ['en-GB', 'tr-CY'], 'tr'],
  ['ar', ['ar-SA'], 'ar-u-ca-gregory-nu-latn'],
] as const)('dates in %s for a browser with %j are those of %s', (locale, languages, expected) => {
  expect(getFormatLocale(locale, languages)).toBe(expected);
});
