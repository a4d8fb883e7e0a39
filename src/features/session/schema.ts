import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { normalisedPhone } from './phone.ts';

/*
 * The rules of the specification, section 5. A message is the id of its words: a form translates it
 * when it shows it, so that a switch of language reaches what stands on the screen already.
 */
const text = v.optional(v.string(), '');
const email = v.pipe(
  text,
  v.trim(),
  v.nonEmpty(msg`You must enter a email`.id),
  v.email(msg`You must enter a valid email`.id),
);
const newPassword = v.pipe(
  text,
  v.nonEmpty(msg`Please enter your password.`.id),
  v.minLength(8, msg`Password is too short - should be 8 chars minimum.`.id),
);
const repeated = { password: newPassword, passwordConfirm: text };

const bothPasswords = [['password'], ['passwordConfirm']] as const;
const areEqual = (given: { password: string; passwordConfirm: string }) =>
  given.password === given.passwordConfirm;
const unequal = msg`Passwords must match`.id;

export const loginSchema = v.object({
  email,
  password: v.pipe(
    text,
    v.nonEmpty(msg`Please enter your password.`.id),
    v.minLength(4, msg`Password is too short - should be 4 chars minimum.`.id),
  ),
});

/** The variant for a Firebase-style login: any password will do. */
export const providerLoginSchema = v.object({
  email,
  password: v.pipe(text, v.nonEmpty(msg`Please enter your password.`.id)),
});

const account = {
  displayName: v.pipe(text, v.trim(), v.nonEmpty(msg`You must enter display name`.id)),
  email,
};

/** The variant without phone. */
export const registerWithoutPhoneSchema = v.pipe(
  v.object({ ...account, ...repeated }),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);

export const registerSchema = v.pipe(
  v.object({
    ...account,
    phone: v.pipe(
      text,
      v.transform(normalisedPhone),
      v.nonEmpty(msg`Please enter a phone number`.id),
      v.length(10, msg`Please enter a valid phone number`.id),
    ),
    ...repeated,
  }),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);

export const resetPasswordSchema = v.pipe(
  v.object(repeated),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);
export const forgotPasswordSchema = v.object({ email });
