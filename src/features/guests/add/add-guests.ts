import type { EventScope } from '../../../api/use-api.ts';
import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { createOnce, type Unsure } from '../../../api/writes.ts';
import { AlreadyThere, ApiError, isOutcomeUnknown, SessionOver } from '../../../api/errors.ts';
import { parseJson } from '../../../api/parse-json.ts';
import { readEverybody } from '../../../domain/guest/all-guests.ts';
import { emptyDraft, type GuestDraft, parseDraft } from '../../../domain/guest/guest-draft.ts';
import { createGuest } from '../../../domain/guest/guest-mutations.ts';
import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import { assignErrors } from '../../../forms/errors.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { cacheGuests, refreshGuests } from '../guest-cache.ts';

/** One row of the form for new guests. */
export interface GuestRow extends GuestDraft {
  /** Identifies the row on the screen. */
  key: string;
  problem?: RowProblem | undefined;
}

/** The errors of a row: by field, and as a whole. Ids of texts, or the server's own sentence. */
interface RowProblem {
  fields: Partial<Record<keyof GuestDraft, string>>;
  whole?: string | undefined;
}

/** A new row. */
export const createRow = (draft: Partial<GuestRow> = {}): GuestRow => ({
  ...emptyDraft,
  // Not `crypto.randomUUID`: a phone in the same network has no secure context.
  key: Math.random().toString(36).slice(2),
  ...draft,
});

/** Whether a row has any text. Ticks alone do not count. */
export const isFilled = ({ name, phone, invitees, inviteeOnCard }: GuestDraft) =>
  [name, phone, invitees, inviteeOnCard].some((text) => text.trim() !== '');

const text = v.fallback(v.optional(v.string(), ''), '');
const storedRows = v.fallback(
  v.array(v.object({ name: text, phone: text, invitees: text, inviteeOnCard: text, isWAPhone: text })),
  [],
);

/** The rows of the draft, or an empty one. */
export function readRows(draft: Draft): GuestRow[] {
  const rows = v.parse(storedRows, parseJson(draft.read()?.value.rows ?? ''));
  return rows.length > 0 ? rows.map((each) => createRow(each)) : [createRow()];
}

/** Keeps the typed rows in the draft. */
export function writeRows(draft: Draft, rows: readonly GuestRow[]) {
  const filled = v.parse(storedRows, rows.filter(isFilled));
  if (filled.length > 0) draft.write({ value: { rows: JSON.stringify(filled) } });
  else draft.remove();
}

/** Why a guest could not be added: the id of a text, or the server's own sentence. */
function describeError(error: unknown): string {
  if (error instanceof AlreadyThere)
    return msg`A guest with this name and phone number is already on the list. Remove this row, or add it again to have two.`
      .id;
  if (isOutcomeUnknown(error))
    return msg`We are not sure this guest was added. Check the list before you add them again.`.id;
  if (!(error instanceof ApiError))
    return msg`We could not send this. Check your connection and try again.`.id;
  return error.message || msg`The server did not accept this guest.`.id;
}

const fieldNames = ['name', 'phone', 'invitees', 'inviteeOnCard'] as const;

function createRowProblem(error: unknown): RowProblem {
  const { formErrors, fieldErrors } = assignErrors(error, fieldNames, describeError(error));
  const fields = Object.entries(fieldErrors).map(([field, [message]]) => [field, message]);
  return { fields: Object.fromEntries(fields) as RowProblem['fields'], whole: formErrors[0] };
}

/**
 * Adds the guests of the rows, one after the other. After a call without a clear response, the next one of the draft
 * compares all of its rows with the list first.
 * @param unsure of the draft
 * @param onProgress the rows that are left: what was added must not be sent again, also after a crash
 * @returns the rows that were not added, with their problems, and the last error of a call
 */
export async function addGuests(
  scope: EventScope,
  unsure: Unsure,
  rows: readonly GuestRow[],
  onProgress: (left: GuestRow[]) => void,
): Promise<{ left: GuestRow[]; failure: unknown }> {
  const wasUnsure = unsure.get();
  const lost = new Set<string>();
  let left = [...rows];
  let failure: unknown;
  let created = 0;
  let listed: Promise<Set<string>> | undefined;
  const readListed = async () => {
    const guests = await readEverybody(scope.queryClient, scope.api, scope.eventId);
    return new Set(guests.map(getFingerprint));
  };
  const add = async (row: GuestRow): Promise<RowProblem | undefined> => {
    const { details, errors } = parseDraft(row);
    if (!details) return { fields: errors };
    const rowUnsure: Unsure = {
      get: () => wasUnsure,
      set(isSent) {
        if (!isSent) return void lost.delete(row.key);
        lost.add(row.key);
        unsure.set(true);
      },
    };
    try {
      const guest = await createOnce(rowUnsure, {
        send: () => createGuest(scope.api, scope.eventId, details),
        isThere: async () => (await (listed ??= readListed())).has(getFingerprint(details)),
      });
      cacheGuests(scope, [guest]);
      created++;
      return undefined;
    } catch (error) {
      if (error instanceof SessionOver) throw error;
      failure = error;
      return createRowProblem(error);
    }
  };
  for (const row of rows) {
    const problem = await add(row);
    left = problem
      ? left.map((each) => (each === row ? { ...row, problem } : each))
      : left.filter((each) => each !== row);
    if (!problem) onProgress(left);
  }
  unsure.set(lost.size > 0);
  onProgress(left);
  if (lost.size > 0) refreshGuests(scope);
  if (created > 0) {
    const message = msg`${plural(created, { one: '# guest added', other: '# guests added' })}`;
    toasts.show({ variant: 'success', message });
  }
  return { left, failure };
}
