import { msg } from '@lingui/core/macro';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, OutcomeUnknown, SessionOver } from '../../api/errors.ts';
import { reportFailure } from './report-failure.ts';
import { toasts } from './toasts.ts';

const refusal = (status: number) =>
  new ApiError({ status, method: 'PATCH', path: '/api/v1/events/{eventId}' }, { message: 'Expired' });
const shown = () => toasts.getSnapshot().filter(({ variant }) => variant === 'error');
const notSaved = msg`We could not save this answer.`;

afterEach(() => toasts.clear());

test('[F41] a change that ended the session is reported without a retry', () => {
  reportFailure(refusal(401), notSaved, vi.fn<() => void>());
  expect(shown()).toMatchObject([{ message: notSaved }]);
  expect(shown()[0]).not.toHaveProperty('action');
  expect(shown()[0]).not.toHaveProperty('detail');
});

test.each([new OutcomeUnknown(refusal(500)), new OutcomeUnknown()])(
  '[F08] after %s it is unknown whether the change was saved',
  (error) => {
    reportFailure(error, notSaved);
    expect(shown()).toMatchObject([{ message: { message: expect.stringMatching(/^We are not sure/) } }]);
  },
);

test('a refusal has a reason and a retry, an ended session none', () => {
  reportFailure(refusal(400), notSaved, vi.fn<() => void>());
  expect(shown()).toMatchObject([
    { message: notSaved, detail: 'Expired', action: { label: expect.anything() } },
  ]);
  toasts.clear();
  reportFailure(new SessionOver(), notSaved);
  expect(shown()).toEqual([]);
});
