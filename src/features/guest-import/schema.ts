import * as v from 'valibot';
import { requiredId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/table/rows.ts';

/** The piles of the preview: valid rows, rows with errors, duplicates. */
export const piles = ['ready', 'again', 'twice'] as const;
export type Pile = (typeof piles)[number];

/** The search parameters of an import; invalid ones count as missing. */
export const importSearch = v.object({
  /** The event's id. */
  event: v.fallback(v.optional(requiredId), undefined),
  /** The pile in the preview. */
  pile: v.fallback(v.optional(v.picklist(piles)), undefined),
  ...pagingSearch,
});
export type ImportSearch = v.InferOutput<typeof importSearch>;
