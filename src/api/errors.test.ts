import { hasEnvelopeError } from './errors.ts';
import { expect, test } from 'vitest';

test.each([
  [{ status: 'fail' }, true],
  [{ status: 'error', data: {} }, true],
  [{ status: 'unauthorized' }, true],
  [{ status: 500 }, true],
  [{ success: false }, true],
  [{ errors: [{ type: 'rsvpCount', message: 'Too many' }] }, true],
  [{}, false],
  [{ status: 'success', errors: [] }, false],
  [{ status: ' OK ' }, false],
  [{ status: null, data: null }, false],
  [{ success: true }, false],
  ['text', false],
  [null, false],
])('[F04] %j means that the call failed: %j', (body, isFailed) => {
  expect(hasEnvelopeError(body)).toBe(isFailed);
});
