import * as v from 'valibot';
import { criteriaSearch } from '../../domain/guest-filter.ts';
import { optionalId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/table/rows.ts';
import { guestColumns } from './guest-view.ts';

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

/** The search parameters of a guest list. Invalid values count as missing. */
export const guestSearch = v.object({
  /** The event's id. */
  event: optionalId,
  ...pagingSearch,
  /** The guest who is open beside the list, and whether the guest is being edited. */
  guest: optionalId,
  edit: isTrue,
  /** The search query. */
  q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** A column, with `-` for descending. */
  sort,
  /** `waiting` shows the guests without an answer. */
  answer: v.fallback(v.optional(v.literal('waiting')), undefined),
  ...criteriaSearch,
  /** The drawer for new guests is open. */
  add: isTrue,
});
export type GuestSearch = v.InferOutput<typeof guestSearch>;
