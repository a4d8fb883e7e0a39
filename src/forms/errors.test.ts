import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { assignErrors } from './errors.ts';

const refusal = (body: unknown) =>
  new ApiError({ status: 400, method: 'POST', path: '/api/v1/users/login' }, body);
const fields = ['email', 'password'];

test('[F50] [F37] each error is shown at its field or above the form', () => {
  const errors = ['captcha', '__proto__', 'email'].map((type) => ({ type, message: `Wrong ${type}` }));
  expect(assignErrors(refusal({ message: 'Login failed', errors }), fields, '')).toEqual({
    formErrors: ['Wrong captcha', 'Wrong __proto__'],
    fieldErrors: { email: ['Wrong email'] },
  });
});

test('without a list the description is shown above the form', () => {
  expect(assignErrors(refusal('<html>'), fields, 'ours').formErrors).toEqual(['ours']);
  expect(assignErrors(new NetworkError(), fields, 'ours').formErrors).toEqual(['ours']);
});
