import { hasEnvelopeError, matchesRecord } from './errors.ts';
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

const sent = { id: 'g1', fields: { rsvpCount: 3, name: 'Layla' } };
const layla = { _id: 'g1', rsvpCount: 3, name: 'Layla' };

test.each([
  [layla, true],
  [{ ...layla, rsvpCount: '3' }, true],
  [{ ...layla, _id: undefined, id: 'g1', phone: '1' }, true],
  [null, false],
  ['ok', false],
  [{}, false],
  [[layla], false],
  [{ ...layla, _id: 'g2' }, false],
  [{ ...layla, rsvpCount: 4 }, false],
  [{ ...layla, rsvpCount: null }, false],
  [{ ...layla, rsvpCount: '' }, false],
  [{ _id: 'g1', rsvpCount: 3 }, false],
])('[F04] %j proves what was written: %j', (data, isProof) => {
  expect(matchesRecord(data, sent)).toBe(isProof);
});
