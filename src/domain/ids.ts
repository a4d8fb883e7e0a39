import * as v from 'valibot';

const idPattern = /^[\w-]{1,128}$/;

/**
 * Whether a text is a valid id for the path of a call (openapi/QUESTIONS.md, A17). Other texts, such as `..` or an
 * encoded slash, could form the path of another call.
 */
export const isId = (text: string) => idPattern.test(text);

/** A required id. */
export const requiredId = v.pipe(v.string(), v.regex(idPattern));

/** An id, or undefined for anything else. */
export const optionalId = v.fallback(v.optional(requiredId), undefined);
