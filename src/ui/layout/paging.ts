import * as v from 'valibot';

/** The page sizes to choose from (openapi/QUESTIONS.md, A20). */
export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 50;

const number = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]);

/** The search parameters `page` (from 1) and `limit` (rows per page) of a list. Invalid values count as missing. */
export const pagingSearch = {
  page: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(1)), 1), 1),
  limit: v.fallback(v.optional(v.pipe(number, v.picklist(pageSizes)), defaultPageSize), defaultPageSize),
};

/** The parameters that an address leaves out. */
export const firstPage = { page: 1, limit: defaultPageSize } as const;

/** One page of loaded rows. A page after the last one is the last. */
export function slicePage<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * limit, shown * limit), page: shown, pages, total: rows.length };
}
