import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import {
  areEqual,
  bothPasswords,
  displayName,
  email,
  password,
  passwordTwice,
  optionalText,
  unequal,
} from '../../forms/account-rules.ts';
import { normalizePhone } from '../../domain/guest/phone.ts';

/* The rules of the specification, section 5. */
export const loginSchema = v.object({
  email,
  password: v.pipe(password, v.minLength(4, msg`Password is too short - should be 4 chars minimum.`.id)),
});

export const registerSchema = v.pipe(
  v.object({
    displayName,
    email,
    phone: v.pipe(
      optionalText,
      v.transform(normalizePhone),
      v.nonEmpty(msg`Please enter a phone number`.id),
      v.length(10, msg`Please enter a valid phone number`.id),
    ),
    ...passwordTwice,
  }),
  v.forward(v.partialCheck(bothPasswords, areEqual, unequal), ['passwordConfirm']),
);
