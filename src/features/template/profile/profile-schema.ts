import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { displayName, email, text } from '../../../forms/account-rules.ts';

/** The form of a comment. */
export const commentSchema = v.object({
  text: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(msg`Please write something.`.id),
    v.maxLength(1000, msg`At most 1,000 characters, please.`.id),
  ),
});

/** The form of the account behind a profile. */
export const accountSchema = v.object({ displayName, email, photoURL: text });
