import { expect, test } from 'vitest';
import { handleInAddress, createHandle } from './handle.ts';

test('a handle is the name in lower case with hyphens for spaces', () => {
  expect(createHandle("Layla & Omar's wedding")).toBe("layla-&-omar's-wedding");
  expect(createHandle('')).toBe('');
});

test('[F67] all forms of the Turkish i give the same handle', () => {
  // In lower case İ is an i with a second dot, which an address would show as %CC%87.
  expect(createHandle('İrem’in KINASI')).toBe('irem’in-kinasi');
  expect(createHandle('İpek'.normalize('NFD'))).toBe('ipek');
  expect(createHandle('ılık IŞIK')).toBe('ılık-işik');
});

test.each([
  ['AC/DC \\ tribute', 'ac-dc---tribute'],
  ['..', '--'],
  ['Party no.1', 'party-no-1'],
  ['line\nbreak', 'line-break'],
  ['half \uD83D of a smile', 'half-\uFFFD-of-a-smile'],
  ['  ', undefined],
  ['', undefined],
])('%j becomes %j in an address', (name, handle) => {
  expect(handleInAddress(name)).toBe(handle);
});

test('[F35] [F36] a long handle is cut between graphemes', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(handleInAddress(family.repeat(10_000))).toBe(family.repeat(80));
});
