import * as v from 'valibot';
import { requiredId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/layout/paging.ts';

/** The groups of the preview: new guests, changes of listed ones, rows with errors, duplicates. */
export const reviewGroups = ['ready', 'changed', 'invalid', 'duplicate'] as const;
export type ReviewGroup = (typeof reviewGroups)[number];

/** The name of the form for a typed or pasted list, whose draft is kept until the list is sent. */
export const getImportName = (eventId: string) => `import ${eventId}`;

/** Why a row is not sent: its errors, or its match on the guest list. Stored journals have these names. */
export const leftOutReasons = [
  'name-missing',
  'name-long',
  'name-lines',
  'name-letters',
  'phone-length',
  'phone-abroad',
  'phone-rounded',
  'invitees-number',
  'on-card-number',
  'whatsapp-word',
  'cells-many',
  'answered-no',
  'total',
  'group',
  'people-named',
  'link',
  'duplicate',
  'unchanged',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type ImportProblem = Exclude<LeftOutReason, 'duplicate' | 'unchanged'>;

/** The search parameters of an import; invalid ones count as missing. */
export const importSearch = v.object({
  /** The event's id. */
  event: v.fallback(v.optional(requiredId), undefined),
  /** The group in the preview. */
  group: v.fallback(v.optional(v.picklist(reviewGroups)), undefined),
  ...pagingSearch,
});
export type ImportSearch = v.InferOutput<typeof importSearch>;
