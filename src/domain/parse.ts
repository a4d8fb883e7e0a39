import * as v from 'valibot';

/** The atoms of every parser of server data: a value that makes no sense reads as if it were missing. */

/** A line of text without space around it; a number is its digits, anything else is ''. */
export const text = v.fallback(
  v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.trim()),
  '',
);

/** A count of people or rows: a whole number from 0 up, or undefined. */
export const count = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/** A yes or no, or undefined. */
export const flag = v.fallback(v.optional(v.boolean()), undefined);

/** A list of texts; items that are no text are left out, and what is no list is an empty one. */
export const texts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((item) => typeof item === 'string')),
  ),
  [],
);
