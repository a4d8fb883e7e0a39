import * as v from 'valibot';
import { optionalId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/paging.ts';
import { guestColumns } from './guest-view.ts';

/** Rows a page may have (openapi/QUESTIONS.md, A20). */
export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 50;

const isTrue = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.literal('true'), v.literal(true)]),
      v.transform(() => true as const),
    ),
  ),
  undefined,
);

const sort = v.fallback(
  v.optional(v.picklist(guestColumns.flatMap((column) => [column, `-${column}`] as const))),
  undefined,
);

/** The address of a guest list. A value that makes no sense is as if it were not there. */
export const guestSearch = v.object({
  /** The event's id. */
  event: optionalId,
  ...pagingSearch(pageSizes, defaultPageSize),
  /** The guest who is open beside the list, and whether the guest is being edited. */
  guest: optionalId,
  edit: isTrue,
  /** The search query. */
  q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** A column, with `-` for descending. */
  sort,
  /** `waiting` shows the guests who have not answered. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  /** The drawer for new guests is open. */
  add: isTrue,
});
export type GuestSearch = v.InferOutput<typeof guestSearch>;
