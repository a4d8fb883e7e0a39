import { ApiError, isInconclusive, isOutcomeUnknown, hasEnvelopeError, matchesRecord } from './errors.ts';
import { expect, test } from 'vitest';

const refusal = (status: number, method: string, body: unknown) =>
  new ApiError({ status, method, path: '/api/v1/events' }, body);

test.each([408, 501, 502, 503, 504, 507, 520, 527, 530])(
  '[F08] a %i leaves the outcome of a write unknown, whatever its body',
  (status) => {
    for (const body of [undefined, null, {}, { status: 'fail', message: 'upstream timed out' }]) {
      const error = refusal(status, 'POST', body);
      expect([isInconclusive(error), isOutcomeUnknown(error)]).toEqual([true, true]);
    }
  },
);

test.each([400, 401, 403, 404, 409, 410, 413, 422, 425, 429, 500])(
  'a %i is a definite answer of the API',
  (status) => expect(isOutcomeUnknown(refusal(status, 'POST', {}))).toBe(false),
);

test('a read leaves nothing unknown', () => {
  expect(isOutcomeUnknown(refusal(504, 'GET', undefined))).toBe(false);
});

const sent = { id: 'g1', fields: { rsvpCount: 3, name: 'Layla' } };
const layla = { _id: 'g1', rsvpCount: 3, name: 'Layla' };

test.each([
  {},
  { status: 'success', errors: [] },
  { status: ' OK ' },
  { status: null },
  { data: null },
  { success: true },
  'text',
  null,
])('[F04] %j does not mean a failure', (body) => {
  expect(hasEnvelopeError(body)).toBe(false);
});

test.each([
  { status: 'fail' },
  { status: 'error', data: layla },
  { status: 'unauthorized' },
  { status: 500 },
  { success: false },
  { errors: [{ type: 'rsvpCount', message: 'Too many' }] },
])('[F04] %j means that the call failed', (body) => {
  expect(hasEnvelopeError(body)).toBe(true);
});

test.each([layla, { ...layla, rsvpCount: '3' }, { ...layla, _id: undefined, id: 'g1', phone: '1' }])(
  '[F04] %j is the written record',
  (data) => {
    expect(matchesRecord(data, sent)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  'ok',
  {},
  [layla],
  { ...layla, _id: 'g2' },
  { ...layla, rsvpCount: 4 },
  { ...layla, rsvpCount: null },
  { ...layla, rsvpCount: '' },
  { ...layla, name: 'Omar' },
  { _id: 'g1', rsvpCount: 3 },
])('[F04] %j does not prove what was written', (data) => {
  expect(matchesRecord(data, sent)).toBe(false);
});
