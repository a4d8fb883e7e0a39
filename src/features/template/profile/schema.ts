import * as v from 'valibot';

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
