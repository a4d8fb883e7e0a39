import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The message of a provider's error, and its place: at a field, in a toast, or above the form. */
export interface ProviderError {
  at: 'email' | 'username' | 'password' | 'toast' | 'form';
  message: MessageDescriptor | string;
}

/** The provider codes of the specification, section 8, by the place of their messages. */
const codes: Record<'identity' | 'password' | 'toast', Record<string, MessageDescriptor>> = {
  identity: {
    'auth/email-already-in-use': msg`The email address is already in use`,
    'auth/invalid-email': msg`You must enter a valid email`,
    'auth/operation-not-allowed': msg`This login method is turned off. Use another one.`,
    'auth/user-not-found': msg`No account uses this email address. Check it, or register.`,
    'auth/user-disabled': msg`This account is disabled. Ask your administrator.`,
  },
  password: {
    'auth/weak-password': msg`This password is easy to guess. Choose a longer one.`,
    'auth/wrong-password': msg`Check your password`,
  },
  toast: {
    'auth/invalid-api-key': msg`Login is not set up correctly. Ask your administrator.`,
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
  for (const place of ['identity', 'password', 'toast'] as const) {
    const message = Object.hasOwn(codes[place], code) && codes[place][code];
    if (message) return { at: place === 'identity' ? identity : place, message };
  }
  return { at: 'form', message: said || msg`We could not log you in. Try again, or log in another way.` };
}
