import { expect, test } from 'vitest';
import { ApiError, isInconclusive, isOutcomeUnknown } from './errors.ts';

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
