import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isChanged, isReady } from './readiness.ts';

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty()) });

test.each([
  ['', '', false],
  ['', 'Layla', true],
  ['Layla', 'Layla', false],
  ['Layla', '', false],
  ['Layla', 'Leyla', true],
])('from %j to %j: ready is %s', (before, now, ready) => {
  expect(isReady(schema, { name: before }, { name: now })).toBe(ready);
});

test('an unticked box, which is not sent, equals an empty value', () => {
  expect(isChanged({ ticked: '' }, {})).toBe(false);
  expect(isChanged({ ticked: 'on' }, {})).toBe(true);
});

test('space around a text is no change', () => {
  expect(isChanged({ name: 'Layla' }, { name: ' Layla\n' })).toBe(false);
});
