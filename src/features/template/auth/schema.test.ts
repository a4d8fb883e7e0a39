import { expect, test } from 'vitest';
import { listComplaints } from '../../../forms/test-complaints.ts';
import { providerLoginSchema, registerWithoutPhoneSchema, resetPasswordSchema } from './schema.ts';

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

const whole = { displayName: 'Layla', email, password, passwordConfirm: password };

test.each([
  [{}, {}],
  [{ displayName: ' ' }, { displayName: 'You must enter display name' }],
  [{ email: '' }, { email: 'You must enter a email' }],
  [{ email: 'layla@' }, { email: 'You must enter a valid email' }],
  [{ password: '', passwordConfirm: '' }, { password: 'Please enter your password.' }],
  [
    { password: 'jasmine', passwordConfirm: 'jasmine' },
    { password: 'Password is too short - should be 8 chars minimum.' },
  ],
  [{ passwordConfirm: '' }, { passwordConfirm: 'Passwords must match' }],
])('registering without phone, with %j, shows %j', (change, said) => {
  expect(listComplaints(registerWithoutPhoneSchema, { ...whole, ...change })).toEqual(said);
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
