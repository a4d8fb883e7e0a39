import * as v from 'valibot';
import {
  areEqual,
  bothPasswords,
  displayName,
  email,
  password,
  passwordTwice,
  unequal,
} from '../../forms/account-rules.ts';

/* The variants of the forms (the specification, section 5), with the product's own messages. */

/** A login as Firebase's: any password is accepted. */
export const providerLoginSchema = v.object({ email, password });

export const registerWithoutPhoneSchema = v.pipe(
  v.object({ displayName, email, ...passwordTwice }),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);

export const forgotPasswordSchema = v.object({ email });

export const resetPasswordSchema = v.pipe(
  v.object(passwordTwice),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);
