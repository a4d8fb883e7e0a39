import { expect, test } from 'vitest';
import { ApiError, NetworkError, OutcomeUnknown, UnreadableResponse } from '../../../api/errors.ts';
import { describeRegisterError } from './login-error.ts';

const refusal = (status: number, message: string) =>
  new ApiError({ status, method: 'POST', path: '/api/v1/users/signup' }, { message });
const notSure = { message: expect.stringMatching(/^We are not sure your account was created/) };

test.each([
  new OutcomeUnknown(new NetworkError()),
  new OutcomeUnknown(refusal(507, '')),
  new UnreadableResponse(),
])('[F08] after a registration that may be done a login follows: %s', (error) =>
  expect(describeRegisterError(error)).toMatchObject(notSure),
);

test('[F42] a registration that meets a 500 shows the words of the specification', () => {
  expect(describeRegisterError(new OutcomeUnknown(refusal(500, 'on fire')))).toMatchObject({
    message: 'Server Error',
  });
});

test('a refused registration shows the reason of the server', () => {
  expect(describeRegisterError(refusal(403, 'Registration is closed'))).toBe('Registration is closed');
});
