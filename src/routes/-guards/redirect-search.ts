import * as v from 'valibot';

/** The path to go to after a sign-in. Whatever stands there is judged before it is followed. */
export const redirectSearch = v.object({ redirect: v.fallback(v.optional(v.string()), undefined) });
