import * as v from 'valibot';

/** The path to open after a login. It is validated before it is followed. */
export const redirectSearch = v.object({ redirect: v.fallback(v.optional(v.string()), undefined) });
