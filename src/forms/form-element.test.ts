import { expect, test } from 'vitest';
import { isChanged } from './form-element.ts';

test('an unticked box, which is not sent, equals an empty value', () => {
  expect(isChanged({ ticked: '' }, {})).toBe(false);
  expect(isChanged({ ticked: 'on' }, {})).toBe(true);
});

test('space around a text is no change', () => {
  expect(isChanged({ name: 'Layla' }, { name: ' Layla\n' })).toBe(false);
});
