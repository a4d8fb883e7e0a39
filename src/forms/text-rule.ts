import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

/** A trimmed text of at most this many characters; it may be empty. */
export const textUpTo = (maxLength: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(maxLength, msg`Please enter a shorter text`.id));
