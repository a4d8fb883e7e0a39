import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { displayName, email, text } from '../../../forms/account-rules.ts';

/** The parts of a profile, as the address names them. */
export const profileTabs = ['timeline', 'photos', 'about'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What the address of a profile says; what makes no sense is as if it were not there. */
export const profileSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(profileTabs), 'timeline'), 'timeline'),
  /** The photo that is shown large. */
  photo: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(128))), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearch>;

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
