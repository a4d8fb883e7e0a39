import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The message of a provider's error, and its place: at a field, in a toast, or above the form. */
export interface ProviderError {
  at: 'email' | 'username' | 'password' | 'toast' | 'form';
  message: MessageDescriptor | string;
}

type Place = 'identity' | 'password' | 'toast';

/** The provider codes of the specification, section 8. */
const codes: Record<string, { place: Place; message: MessageDescriptor }> = {
  'auth/email-already-in-use': { place: 'identity', message: msg`The email address is already in use` },
  'auth/invalid-email': { place: 'identity', message: msg`You must enter a valid email` },
  'auth/operation-not-allowed': {
    place: 'identity',
    message: msg`This login method is turned off. Use another one.`,
  },
  'auth/user-not-found': {
    place: 'identity',
    message: msg`No account uses this email address. Check it, or register.`,
  },
  'auth/user-disabled': {
    place: 'identity',
    message: msg`This account is disabled. Ask your administrator.`,
  },
  'auth/weak-password': {
    place: 'password',
    message: msg`This password is easy to guess. Choose a longer one.`,
  },
  'auth/wrong-password': { place: 'password', message: msg`Check your password` },
  'auth/invalid-api-key': {
    place: 'toast',
    message: msg`Login is not set up correctly. Ask your administrator.`,
  },
};

/**
 * Maps an identity provider's failure to its place.
 * @param identity the name of the form's field for the account
 * @param said the provider's own message, for unknown codes
 */
export function mapProviderError(
  code: string,
  said = '',
  identity: 'email' | 'username' = 'email',
): ProviderError {
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!known)
    return { at: 'form', message: said || msg`We could not log you in. Try again, or log in another way.` };
  return { at: known.place === 'identity' ? identity : known.place, message: known.message };
}
