import { expect, test } from 'vitest';
import { listComplaints } from '../../forms/test-complaints.ts';
import { providerLoginSchema, resetPasswordSchema } from './schema.ts';

test('a provider’s login accepts every password', () => {
  expect(listComplaints(providerLoginSchema, { email: 'layla@example.org', password: 'x' })).toEqual({});
  expect(Object.keys(listComplaints(providerLoginSchema, {}))).toEqual(['password', 'email']);
});

test('a new password is long enough, and repeated', () => {
  const complain = (password: string, passwordConfirm = password) =>
    Object.keys(listComplaints(resetPasswordSchema, { password, passwordConfirm }));
  expect(complain('jasmine in june')).toEqual([]);
  expect(complain('short')).toEqual(['password']);
  expect(complain('jasmine in june', 'jasmine in july')).toEqual(['passwordConfirm']);
});
