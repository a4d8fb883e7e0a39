import { expect, test } from 'vitest';
import * as v from 'valibot';
import { getProductState, productSchema } from './product.ts';

test.each([
  [true, 4, 'on sale'],
  [true, 0, 'sold out'],
  [false, 4, 'hidden'],
])('active %s with %i left is %s', (active, stock, state) => {
  expect(getProductState({ active, stock })).toBe(state);
});

test.each([
  ['٢٤٠', 240],
  ['2400', 2400],
  ['-1', undefined],
  ['1.5', undefined],
  ['99999999', undefined],
])('[F66] the stock %j is %j', (stock, count) => {
  const form = { name: 'A', category: 'gifts', price: '1', stock, description: '' };
  const result = v.safeParse(productSchema, form);
  expect(result.success ? result.output.stock : undefined).toBe(count);
});

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  ['0', 0],
  ['١٢٫٥٠', 1250],
  ['1.2.3', undefined],
  ['1.999', undefined],
  ['-1', undefined],
  ['', undefined],
])('[F66] the price %j is %j cents', (price, cents) => {
  const form = { name: 'A', category: 'gifts', price, stock: '1', description: '' };
  const result = v.safeParse(productSchema, form);
  expect(result.success ? result.output.price : undefined).toBe(cents);
});
