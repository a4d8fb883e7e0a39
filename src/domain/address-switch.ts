import * as v from 'valibot';

/** A switch in an address: `true`, or missing. */
export const addressSwitch = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.literal('true'), v.literal(true)]),
      v.transform(() => true as const),
    ),
  ),
  undefined,
);
