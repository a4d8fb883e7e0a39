import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { assignErrors } from './errors.ts';

const refusal = (body: unknown) =>
  new ApiError({ status: 400, method: 'POST', path: '/api/v1/users/login' }, body);
const fields = ['email', 'password'];

test('each error is shown at the field it names', () => {
  const error = refusal({
    message: 'Login failed',
    errors: [{ type: 'password', message: 'Check your password' }],
  });
  expect(assignErrors(error, fields, '')).toEqual({
    formErrors: [],
    fieldErrors: { password: ['Check your password'] },
  });
});

test('[F50] an error for a field outside the form is shown above the form', () => {
  const error = refusal({
    errors: [
      { type: 'captcha', message: 'Too many tries' },
      { type: 'email', message: 'Unknown' },
    ],
  });
  expect(assignErrors(error, fields, '')).toEqual({
    formErrors: ['Too many tries'],
    fieldErrors: { email: ['Unknown'] },
  });
});

test('without a list the description is shown above the form', () => {
  expect(assignErrors(refusal('<html>'), fields, 'ours').formErrors).toEqual(['ours']);
  expect(assignErrors(new NetworkError(), fields, 'ours').formErrors).toEqual(['ours']);
});

test('[F37] a type called __proto__ is a field outside the form', () => {
  const error = refusal({ errors: [{ type: '__proto__', message: 'odd' }] });
  expect(assignErrors(error, fields, '')).toEqual({ formErrors: ['odd'], fieldErrors: {} });
});
