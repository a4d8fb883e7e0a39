import { expect, test } from 'vitest';
import { ApiError, NetworkError, OutcomeUnknown, UnreadableResponse } from '../../../api/errors.ts';
import { describeRegisterError } from './login-error.ts';

const refusal = (status: number, message: string) =>
  new ApiError({ status, method: 'POST', path: '/api/v1/users/signup' }, { message });
const noClearResponse = { message: expect.stringMatching(/^We got no clear response/) };

test.each([
  new OutcomeUnknown(new NetworkError()),
  new OutcomeUnknown(refusal(507, '')),
  new UnreadableResponse(),
])('[F08] after a registration that may be done a login follows: %s', (error) =>
  expect(describeRegisterError(error)).toMatchObject(noClearResponse),
);

test('a refused registration shows the reason of the server', () => {
  expect(describeRegisterError(refusal(403, 'Registration is closed'))).toBe('Registration is closed');
});
