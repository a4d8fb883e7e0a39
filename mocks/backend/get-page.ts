/** One page of rows, in the format of mongoose-paginate. */
export interface PageOf<Row> {
  docs: Row[];
  totalDocs: number;
  limit: number;
  page: number;
  totalPages: number;
  hasNextPage: boolean;
  hasPrevPage: boolean;
  nextPage: number | null;
  prevPage: number | null;
  /** The number of the first row, counted from 1. */
  pagingCounter: number;
}

/** Returns one page of the rows. A page after the last one is empty. */
export function getPage<Row>(
  rows: readonly Row[],
  { limit, page }: { limit: number; page: number },
): PageOf<Row> {
  const offset = (page - 1) * limit;
  const totalPages = Math.max(1, Math.ceil(rows.length / limit));
  const hasNextPage = page < totalPages;
  const hasPrevPage = page > 1;
  return {
    docs: rows.slice(offset, offset + limit),
    totalDocs: rows.length,
    limit,
    page,
    totalPages,
    hasNextPage,
    hasPrevPage,
    nextPage: hasNextPage ? page + 1 : null,
    prevPage: hasPrevPage ? page - 1 : null,
    pagingCounter: offset + 1,
  };
}
