import * as v from 'valibot';
import { requiredId } from '../../domain/ids.ts';

/** The piles of the preview: what is sent, what has errors, who is there already. */
export const piles = ['ready', 'again', 'twice'] as const;
export type Pile = (typeof piles)[number];

/** Rows of the preview on one page. */
export const rowsPerPage = 50;

const page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

/** What the address of an import says; what makes no sense is as if it were not there. */
export const importSearch = v.object({
  /** The event's id. */
  event: v.fallback(v.optional(requiredId), undefined),
  /** The pile of the preview that is shown. */
  pile: v.fallback(v.optional(v.picklist(piles)), undefined),
  /** The page of the pile, from 1. */
  page: v.fallback(v.optional(page), undefined),
});
export type ImportSearch = v.InferOutput<typeof importSearch>;
