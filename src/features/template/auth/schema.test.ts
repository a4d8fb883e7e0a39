import { expect, test } from 'vitest';
import { listComplaints } from '../../../forms/test-complaints.ts';
import { providerLoginSchema, resetPasswordSchema } from './schema.ts';

const password = 'jasmine in june';
const email = 'layla@example.org';

test.each([
  [{}, { email: 'You must enter a email', password: 'Please enter your password.' }],
  [{ email: 'layla', password: 'x' }, { email: 'You must enter a valid email' }],
  [{ email, password: '' }, { password: 'Please enter your password.' }],
  [{ email: ` ${email} `, password: 'x' }, {}],
])('a provider’s login with %j shows %j: every password is accepted', (values, said) => {
  expect(listComplaints(providerLoginSchema, values)).toEqual(said);
});

test.each([
  [{ password, passwordConfirm: password }, {}],
  [{}, { password: 'Please enter your password.' }],
  [
    { password: 'short', passwordConfirm: 'short' },
    { password: 'Password is too short - should be 8 chars minimum.' },
  ],
  [{ password, passwordConfirm: 'jasmine in july' }, { passwordConfirm: 'Passwords must match' }],
])('a new password of %j shows %j', (values, said) => {
  expect(listComplaints(resetPasswordSchema, values)).toEqual(said);
});
