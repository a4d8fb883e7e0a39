import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createToken } from './test-tokens.ts';
import { hasExpired, parseClaims, getSkew, storedSkew, tokenSchema } from './token.ts';

test('the claims are read, whichever name the server uses for the user', () => {
  expect(parseClaims(createToken({ sub: 'u1', iat: 5, exp: 9 }))).toEqual({
    subject: 'u1',
    issuedAt: 5,
    expiresAt: 9,
  });
  expect(parseClaims(createToken({ id: 'u2' }))).toEqual({
    subject: 'u2',
    issuedAt: undefined,
    expiresAt: undefined,
  });
  expect(parseClaims(createToken({ _id: 'u3', exp: 'soon' }))?.expiresAt).toBeUndefined();
});

test.each(['', 'abc', 'a.b', 'a.b.c', 'ş.ş.ş', `${'a'.repeat(9000)}.b.c`, '..', 'null'])(
  '[F38] %j is not a token',
  (text) => {
    expect(v.is(tokenSchema, text) && parseClaims(text) !== undefined).toBe(false);
  },
);

test('[F38] a token too long or of four parts is invalid', () => {
  const tooLong = createToken({ sub: 'u1', note: 'x'.repeat(9_000) });
  const fourParts = `${createToken({ sub: 'u1' })}.more`;
  for (const token of [tooLong, fourParts]) {
    expect(parseClaims(token)).toBeDefined();
    expect(v.is(tokenSchema, token)).toBe(false);
  }
});

test('[F38] any stored value gives claims or nothing', () => {
  const payload = fc.oneof(fc.json(), fc.string()).map((text) => Buffer.from(text).toString('base64url'));
  const stored = fc.oneof(
    fc.anything(),
    fc.string(),
    payload.map((text) => `x.${text}.y`),
  );
  fc.assert(
    fc.property(stored, (value) => {
      const result = v.safeParse(tokenSchema, value);
      const claims = result.success ? parseClaims(result.output) : undefined;
      expect(['undefined', 'boolean']).toContain(typeof (claims && hasExpired(claims, 0, 0)));
    }),
    { numRuns: 1_000 },
  );
});

const day = 86_400;
const twoDays = { subject: 'u1', issuedAt: 1_000_000, expiresAt: 1_000_000 + 2 * day };

test.each([-3, -1, 0, 1, 3])('[F43] a clock %d days ahead does not end a fresh token', (ahead) => {
  const atSignIn = twoDays.issuedAt + ahead * day;
  const skew = getSkew(twoDays, atSignIn);
  expect(hasExpired(twoDays, atSignIn + 60, skew)).toBe(false);
  expect(hasExpired(twoDays, atSignIn + 2 * day + 1, skew)).toBe(true);
});

test.each([-50 * 365 * day, -day, 'x', null])('[F43] a stored clock difference of %j is not used', (skew) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(skew) });
  expect(storedSkew.read()).toBeUndefined();
});

test.each([-day + 1, 0, 40 * 365 * day])('[F43] a stored clock difference of %d seconds is used', (skew) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(skew) });
  expect(storedSkew.read()).toBe(skew);
});

test('a token without an expiry is left for the server to judge', () => {
  expect(
    hasExpired({ subject: 'u1', issuedAt: undefined, expiresAt: undefined }, Number.MAX_SAFE_INTEGER, 0),
  ).toBe(false);
});
