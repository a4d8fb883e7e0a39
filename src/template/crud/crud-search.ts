import * as v from 'valibot';
import { firstPage, pagingSearch } from '../../ui/layout/paging.ts';

/**
 * The search parameters of a `CrudPage`; invalid ones count as missing.
 * @param columns the ids of the sortable columns
 * @param first the sort without one in the address
 */
export function createCrudSearch<const Key extends string>(
  columns: readonly Key[],
  first: Key | `-${NoInfer<Key>}`,
) {
  const sorts = columns.flatMap((key) => [key, `-${key}`] as const);
  const entries = {
    search: v.fallback(v.optional(v.string(), ''), ''),
    sort: v.fallback(v.optional(v.picklist(sorts), first), first),
    ...pagingSearch,
  };
  /** `defaults` are left out of the address. */
  return { entries, defaults: { search: '', sort: first, ...firstPage } as const };
}

/** The id of the open row, or `new`. */
export const openRow = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined);

/** What every `CrudPage` has in its address. */
export interface CrudAddress {
  search: string;
  sort: string;
  page: number;
  limit: number;
}
