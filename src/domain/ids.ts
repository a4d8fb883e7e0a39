import * as v from 'valibot';

const idPattern = /^[\w-]{1,128}$/;

/**
 * Whether a text can be an id, and so stand in the path of a call (openapi/QUESTIONS.md, A17).
 * Anything else, such as `..` or an encoded slash, could build the path of another call.
 */
export const isId = (text: string) => idPattern.test(text);

/** An id that has to be there. */
export const requiredId = v.pipe(v.string(), v.regex(idPattern));

/** An id, or undefined for anything that is none. */
export const optionalId = v.fallback(v.optional(requiredId), undefined);
