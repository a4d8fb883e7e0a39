import { expect, test } from 'vitest';
import { mapProviderError } from './provider-error.ts';

test.each([
  ['auth/email-already-in-use', 'email'],
  ['auth/invalid-email', 'email'],
  ['auth/operation-not-allowed', 'email'],
  ['auth/user-not-found', 'email'],
  ['auth/user-disabled', 'email'],
  ['auth/weak-password', 'password'],
  ['auth/wrong-password', 'password'],
  ['auth/invalid-api-key', 'toast'],
])('%s is shown where the specification, section 8, says: %s', (code, at) => {
  expect(mapProviderError(code).at).toBe(at);
});

test('for accounts with user names, the same codes are shown at that field', () => {
  expect(mapProviderError('auth/user-not-found', '', 'username').at).toBe('username');
  expect(mapProviderError('auth/wrong-password', '', 'username').at).toBe('password');
});

test.each(['access_denied', '', '__proto__', 'toString'])(
  '%j is unknown: the provider’s message is shown above the form',
  (code) => {
    expect(mapProviderError(code, 'You said no.')).toEqual({ at: 'form', message: 'You said no.' });
    expect(mapProviderError(code).message).not.toBe('');
  },
);
