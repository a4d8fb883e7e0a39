import { ApiError, isInconclusive, isOutcomeUnknown, hasEnvelopeError, matchesRecord } from './errors.ts';
import { expect, test } from 'vitest';

const refusal = (status: number, method: string, body: unknown = {}) =>
  new ApiError({ status, method, path: '/api/v1/events' }, body);

test('[F08] a gateway’s status leaves the outcome of a write unknown, whatever its body, and of a read never', () => {
  for (const status of [408, 501, 502, 503, 504, 507, 520, 527, 530]) {
    for (const body of [undefined, null, {}, { status: 'fail', message: 'upstream timed out' }]) {
      const error = refusal(status, 'POST', body);
      expect([status, isInconclusive(error), isOutcomeUnknown(error)]).toEqual([status, true, true]);
    }
    expect(isOutcomeUnknown(refusal(status, 'GET'))).toBe(false);
  }
  const definite = [400, 401, 403, 404, 409, 410, 413, 422, 425, 429, 500];
  expect(definite.filter((status) => isOutcomeUnknown(refusal(status, 'POST')))).toEqual([]);
});

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
