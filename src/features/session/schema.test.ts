import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listComplaints } from '../../forms/test-complaints.ts';
import { loginSchema, registerSchema } from './schema.ts';

const password = 'jasmine in june';
const whole = {
  displayName: 'Layla',
  email: 'layla@example.org',
  phone: '0551234567',
  password,
  passwordConfirm: password,
};

test.each([
  [{}, { email: 'You must enter a email', password: 'Please enter your password.' }],
  [
    { email: 'layla', password: 'abc' },
    { email: 'You must enter a valid email', password: 'Password is too short - should be 4 chars minimum.' },
  ],
  [{ email: ' layla@example.org ', password: 'abcd' }, {}],
])('login %j shows %j', (values, said) => {
  expect(listComplaints(loginSchema, values)).toEqual(said);
});

test.each([
  [{ displayName: ' ' }, { displayName: 'You must enter display name' }],
  [{ email: '' }, { email: 'You must enter a email' }],
  [{ email: 'layla@' }, { email: 'You must enter a valid email' }],
  [{ phone: '' }, { phone: 'Please enter a phone number' }],
  [{ phone: '055123456' }, { phone: 'Please enter a valid phone number' }],
  [{ phone: '٠٥٥ ١٢٣ ٤٥٦٧' }, {}],
  [{ password: '', passwordConfirm: '' }, { password: 'Please enter your password.' }],
  [
    { password: 'jasmine', passwordConfirm: 'jasmine' },
    { password: 'Password is too short - should be 8 chars minimum.' },
  ],
  [{ passwordConfirm: 'jasmine in july' }, { passwordConfirm: 'Passwords must match' }],
])('register with %j shows %j', (change, said) => {
  expect(listComplaints(registerSchema, { ...whole, ...change })).toEqual(said);
});

test('the phone is sent in its normalised form', () => {
  expect(v.parse(registerSchema, { ...whole, phone: '055-123 45 67' }).phone).toBe('0551234567');
});
