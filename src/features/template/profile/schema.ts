import * as v from 'valibot';

/** The parts of a profile, as named in the address. */
const profileTabs = ['timeline', 'photos', 'about'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The search parameters of a profile; invalid ones count as missing. */
export const profileSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(profileTabs), 'timeline'), 'timeline'),
  /** The enlarged photo. */
  photo: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(128))), undefined),
  /** The form that is open. */
  edit: v.fallback(v.optional(v.literal('account')), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearch>;
