import * as v from 'valibot';

/** Codes per A4 page, and the number of columns. */
export const codesOnPage = { 8: 2, 12: 3, 24: 4 } as const;

const number = v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]);

/** The search parameters of the page of codes. */
export const codesSearch = v.object({
  page: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(1)), 1), 1),
  per: v.fallback(v.optional(v.pipe(number, v.picklist([8, 12, 24])), 12), 12),
});
export type CodesSearch = v.InferOutput<typeof codesSearch>;
