import * as v from 'valibot';
import { requiredId } from '../../domain/ids.ts';

/** The piles of the preview: valid rows, rows with errors, duplicates. */
export const piles = ['ready', 'again', 'twice'] as const;
export type Pile = (typeof piles)[number];

/** Rows per page of the preview. */
export const rowsPerPage = 50;

const page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

/** The search parameters of an import; invalid ones count as missing. */
export const importSearch = v.object({
  /** The event's id. */
  event: v.fallback(v.optional(requiredId), undefined),
  /** The pile in the preview. */
  pile: v.fallback(v.optional(v.picklist(piles)), undefined),
  /** The page of the pile, from 1. */
  page: v.fallback(v.optional(page), undefined),
});
export type ImportSearch = v.InferOutput<typeof importSearch>;
