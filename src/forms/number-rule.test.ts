import * as v from 'valibot';
import { expect, test } from 'vitest';
import { numberBetween } from './number-rule.ts';

const schema = numberBetween(1, 12, '1 to 12');
const parse = (text: unknown) => v.safeParse(schema, text).output;

test('[F66] Arabic-Indic and Persian digits are accepted', () => {
  expect([parse('٤'), parse('۱۲'), parse(' 7 ')]).toEqual([4, 12, 7]);
});

test.each(['', '2.5', '-2', '1e1', 'four', '9'.repeat(40), undefined])('%j is not an integer', (text) => {
  expect(v.is(schema, text)).toBe(false);
});

test('the bounds are inclusive', () => {
  expect(['0', '1', '12', '13'].map((text) => v.is(schema, text))).toEqual([false, true, true, false]);
});
