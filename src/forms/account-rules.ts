import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

/*
 * What every form about an account asks for (the specification, section 5). A message is the id of
 * its words: a form translates it when it shows it, so that a switch of language reaches what stands
 * on the screen already.
 */
export const text = v.optional(v.string(), '');

export const email = v.pipe(
  text,
  v.trim(),
  v.nonEmpty(msg`You must enter a email`.id),
  v.email(msg`You must enter a valid email`.id),
);

export const displayName = v.pipe(text, v.trim(), v.nonEmpty(msg`You must enter display name`.id));

/** A password that is there, whatever its length. */
export const password = v.pipe(text, v.nonEmpty(msg`Please enter your password.`.id));

const newPassword = v.pipe(
  password,
  v.minLength(8, msg`Password is too short - should be 8 chars minimum.`.id),
);
export const passwordTwice = { password: newPassword, passwordConfirm: text };

// Three parts and no action: a pipe keeps the form's own fields only where it is built in place.
export const bothPasswords = [['password'], ['passwordConfirm']] as const;
export const areEqual = (given: { password: string; passwordConfirm: string }) =>
  given.password === given.passwordConfirm;
export const unequal = msg`Passwords must match`.id;
