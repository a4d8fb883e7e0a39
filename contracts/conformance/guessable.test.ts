import { expect, test } from 'vitest';
import { noteGuessable } from './guessable.ts';

const five = (create: (n: number) => string) => [1, 2, 3, 4, 5].map(create);
const random = (count: number, alphabet: string) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
const hex = '0123456789abcdef';
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test.each([
  { form: 'random UUIDs', create: () => crypto.randomUUID() },
  {
    form: 'UUIDs that begin with the time',
    create: () => `019a0b1c-2d3e-7${random(3, hex)}-8${random(15, hex)}`,
  },
  { form: 'ULIDs', create: () => `01JD3V9Z2K${random(16, base32)}` },
  { form: 'long random numbers', create: () => `1${random(24, '0123456789')}` },
])('$form are not guessable', ({ create }) => {
  expect(noteGuessable(five(create))).toBeUndefined();
});

test.each([
  { form: 'a counter', create: (n: number) => String(97 + n) },
  { form: 'ObjectIds of one second', create: (n: number) => `665b10004f3a2b1c9d0e12${hex[n]}f` },
  { form: 'ObjectIds of several seconds', create: (n: number) => `665b100${hex[n]}4f3a2b1c9d00012${hex[n]}` },
  { form: 'short codes', create: () => random(6, base32) },
])('$form are noted', ({ create }) => {
  expect(noteGuessable(five(create))).toMatch(/^guest ids look guessable \(.+, .+, .+\)/);
});
