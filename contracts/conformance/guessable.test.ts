import { expect, test } from 'vitest';
import { noteGuessable } from './guessable.ts';

const random = (count: number, alphabet: string) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
const hex = '0123456789abcdef';
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const note = expect.stringMatching(/^guest ids look guessable \(.+, .+, .+\)/);

test.each([
  ['random UUIDs', () => crypto.randomUUID(), undefined],
  ['UUIDs that begin with the time', () => `019a0b1c-2d3e-7${random(3, hex)}-8${random(15, hex)}`, undefined],
  ['ULIDs', () => `01JD3V9Z2K${random(16, base32)}`, undefined],
  ['a counter', (n: number) => String(97 + n), note],
  ['ObjectIds of one second', (n: number) => `665b10004f3a2b1c9d0e12${hex[n]}f`, note],
  ['short codes', () => random(6, base32), note],
])('whether %s are guessable', (_, create, expected) => {
  expect(noteGuessable([1, 2, 3, 4, 5].map(create))).toEqual(expected);
});
