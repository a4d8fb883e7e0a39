import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

const text = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, msg`Please enter a shorter text`.id));

/** The form of a contact; only the name is required. */
export const contactSchema = v.object({
  name: v.pipe(text(120), v.nonEmpty(msg`Enter a name`.id)),
  jobTitle: text(120),
  company: text(120),
  email: v.union([
    v.pipe(v.optional(v.string(), ''), v.trim(), v.literal('')),
    v.pipe(v.string(), v.trim(), v.email(msg`You must enter a valid email`.id)),
  ]),
  phone: text(40),
  address: text(400),
  notes: text(2000),
  image: v.optional(v.string(), ''),
});
