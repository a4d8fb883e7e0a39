import * as v from 'valibot';

/** Codes on a page of A4, and in how many columns. */
export const codesOnPage = { 8: 2, 12: 3, 24: 4 } as const;

const number = v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]);

/** The address of the sheet of codes. */
export const codesSearch = v.object({
  per: v.fallback(v.optional(v.pipe(number, v.picklist([8, 12, 24])), 12), 12),
});
export type CodesSearch = v.InferOutput<typeof codesSearch>;
