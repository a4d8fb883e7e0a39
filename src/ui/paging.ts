import * as v from 'valibot';

const number = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]);

/**
 * The schema entries `page` (from 1) and `limit` (rows per page) for the search parameters of a list. Invalid values
 * count as missing.
 * @param sizes the page sizes to choose from
 */
export const createPagingSearch = <const Sizes extends readonly number[]>(
  sizes: Sizes,
  defaultSize: Sizes[number],
) => ({
  page: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(1)), 1), 1),
  limit: v.fallback(v.optional(v.pipe(number, v.picklist(sizes)), defaultSize), defaultSize),
});

/** One page of loaded rows. A page after the last one is the last. */
export function slicePage<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * limit, shown * limit), page: shown, pages };
}
