import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

/* The common rules of all account forms (the specification, section 5). A message is the id of its text: the form
   translates it when it is shown, so that a change of language also changes visible errors. */
export const optionalText = v.optional(v.string(), '');

export const email = v.pipe(
  optionalText,
  v.trim(),
  v.nonEmpty(msg`You must enter a email`.id),
  v.email(msg`You must enter a valid email`.id),
);

export const displayName = v.pipe(optionalText, v.trim(), v.nonEmpty(msg`You must enter display name`.id));

/** A password of any length. */
export const password = v.pipe(optionalText, v.nonEmpty(msg`Please enter your password.`.id));

const newPassword = v.pipe(
  password,
  v.minLength(8, msg`Password is too short - should be 8 chars minimum.`.id),
);
export const passwordTwice = { password: newPassword, passwordConfirm: optionalText };

// Three parts and no action: a pipe keeps the form's own fields only where it is built in place.
export const bothPasswords = [['password'], ['passwordConfirm']] as const;
export const areEqual = (given: { password: string; passwordConfirm: string }) =>
  given.password === given.passwordConfirm;
export const unequal = msg`Passwords must match`.id;
