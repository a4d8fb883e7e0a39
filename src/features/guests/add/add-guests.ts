import type { EventScope } from '../../../api/use-api.ts';
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { refreshIfUnknown } from '../../../api/query-client.ts';
import { createOnce, type UnknownCreate } from '../../../api/writes.ts';
import { AlreadyThere, SessionOver } from '../../../api/errors.ts';
import { parseJson } from '../../../api/parse-json.ts';
import { getCountryCode } from '../../../domain/guest/country-code.ts';
import {
  emptyTexts,
  type GuestTexts,
  hasCountryCode,
  parseGuestTexts,
} from '../../../domain/guest/guest-texts.ts';
import type { GuestDetails } from '../../../domain/guest/guest.ts';
import { createGuest } from '../../../domain/guest/guest-mutations.ts';
import { assignErrors, getErrorId } from '../../../forms/errors.ts';
import type { Draft } from '../../../forms/drafts.ts';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { describeWriteError } from '../../../ui/toasts/write-error.ts';
import { cacheGuests, createListCheck } from '../guest-cache.ts';

/** One row of the form for new guests. */
export interface GuestRow extends GuestTexts {
  /** Identifies the row on the screen. */
  key: string;
  /** Whether a row without a problem is shown as a text until somebody opens it. */
  isFolded?: boolean;
  problem?: RowProblem | undefined;
  /** Whether the outcome of its last call is unknown, for `createOnce`. */
  isUnknown?: boolean | undefined;
}

/** The errors of a row: by field, and as a whole. Ids of texts, or the server's own sentence. */
interface RowProblem {
  fields: Partial<Record<keyof GuestTexts, string>>;
  whole?: string | undefined;
}

/** A new row. */
export const createRow = (texts: Partial<GuestRow> = {}): GuestRow => ({
  ...emptyTexts,
  // Not `crypto.randomUUID`: a phone in the same network has no secure context.
  key: Math.random().toString(36).slice(2),
  ...texts,
});

/** Whether a row has any text. Ticks alone do not count. */
export const isFilled = ({ name, phone, invitees, inviteeOnCard }: GuestTexts) =>
  [name, phone, invitees, inviteeOnCard].some((text) => text.trim() !== '');

const storedText = v.fallback(v.optional(v.string(), ''), '');
const storedRows = v.fallback(
  v.array(
    v.object({
      name: storedText,
      phone: storedText,
      invitees: storedText,
      inviteeOnCard: storedText,
      isWAPhone: storedText,
      isUnknown: v.fallback(v.optional(v.boolean()), undefined),
    }),
  ),
  [],
);

/** The rows of the draft, or an empty one. */
export function loadRows(draft: Draft): GuestRow[] {
  const rows = v.parse(storedRows, parseJson(draft.read()?.value.rows ?? ''));
  return rows.length > 0 ? rows.map((each) => createRow(each)) : [createRow()];
}

/** Keeps the typed rows in the draft. */
export function saveRows(draft: Draft, rows: readonly GuestRow[]) {
  const filled = v.parse(storedRows, rows.filter(isFilled));
  if (filled.length > 0) draft.write({ value: { rows: JSON.stringify(filled) } });
  else draft.remove();
}

/** Why a guest could not be added: the id of a text, or a text. */
const describeError = (error: unknown): string =>
  getErrorId(
    i18n,
    error instanceof AlreadyThere
      ? msg`A guest with this name and phone number is already on the list. Remove this row, or add it again to have two.`
      : describeWriteError(error),
  );

const fieldNames = ['name', 'phone', 'invitees', 'inviteeOnCard'] as const;

function createRowProblem(error: unknown): RowProblem {
  const { formErrors, fieldErrors } = assignErrors(error, fieldNames, describeError(error));
  const fields = Object.entries(fieldErrors).map(([field, [message]]) => [field, message]);
  return { fields: Object.fromEntries(fields) as RowProblem['fields'], whole: formErrors[0] };
}

/**
 * Adds the guests of the rows, one after the other. A row whose last call had an unknown outcome is compared with the
 * list before it is sent.
 * @param keep shows and stores the rows that are left: what was added must not be sent again, also after a crash
 * @param earlier how many guests the form has added before: one notice counts all of them
 * @returns the rows that were not added, with their problems, how many were added in all, and the last error of a call
 */
export async function addGuests(
  scope: EventScope,
  rows: readonly GuestRow[],
  keep: (left: GuestRow[]) => void,
  earlier = 0,
): Promise<{ left: GuestRow[]; added: number; failure: unknown }> {
  let left = [...rows];
  const failures: unknown[] = [];
  let created = 0;
  const isListed = createListCheck(scope);
  const change = (row: GuestRow, changed: Partial<GuestRow>) => {
    left = left.map((each) => (each.key === row.key ? { ...each, ...changed } : each));
    keep(left);
  };
  const add = async (row: GuestRow, details: GuestDetails) => {
    const unknownCreate: UnknownCreate = {
      get: () => row.isUnknown === true,
      set: (isUnknown) => change(row, { isUnknown }),
    };
    const guest = await createOnce(unknownCreate, {
      send: () => createGuest(scope.api, scope.eventId, details),
      isThere: () => isListed(details),
    });
    left = left.filter(({ key }) => key !== row.key);
    keep(left);
    cacheGuests(scope, [guest]);
    created++;
  };
  for (const row of rows) {
    const { details, errors } = parseGuestTexts(row);
    try {
      if (details) await add(row, details);
      else change(row, { problem: { fields: errors } });
    } catch (error) {
      if (error instanceof SessionOver) throw error;
      failures.push(error);
      change(row, { problem: createRowProblem(error) });
    }
  }
  refreshIfUnknown(scope.queryClient, ...failures);
  const added = earlier + created;
  if (created > 0) {
    toasts.withdraw(createNotice(earlier));
    toasts.show(createNotice(added));
  }
  return { left, added, failure: failures.at(-1) };
}

const createNotice = (count: number): Notice => ({
  variant: 'success',
  message: msg`${plural(count, { one: '# guest added', other: '# guests added' })}`,
});

/** A row with other texts. The number on the card follows the number invited while both are equal. */
export const changeRow = (row: GuestRow, change: Partial<GuestTexts>): GuestRow => ({
  ...row,
  ...(change.invitees !== undefined &&
    row.inviteeOnCard !== '' &&
    row.inviteeOnCard === row.invitees && { inviteeOnCard: change.invitees }),
  ...change,
});

/** Marks a row's errors, except a number whose country code is asked for. */
function markErrors(row: GuestRow): GuestRow {
  const { phone, ...fields } = parseGuestTexts(row).errors ?? {};
  const isAskedFor = getCountryCode() === '' && hasCountryCode(row.phone);
  if (phone !== undefined && !isAskedFor) return { ...row, problem: { fields: { ...fields, phone } } };
  return Object.keys(fields).length > 0 ? { ...row, problem: { fields } } : row;
}

/** Checks the phone numbers again, because a country code is known now. The other errors stay. */
export const checkPhones = (rows: readonly GuestRow[]): GuestRow[] =>
  rows.map((row) => {
    const { phone: _, ...others } = row.problem?.fields ?? {};
    const phone = parseGuestTexts(row).errors?.phone;
    const fields = phone === undefined ? others : { ...others, phone };
    const whole = row.problem?.whole;
    const isWrong = whole !== undefined || Object.keys(fields).length > 0;
    return { ...row, problem: isWrong ? { fields, whole } : undefined };
  });

/**
 * The rows after a paste: the pasted ones, with their errors, replace the row they were pasted into if it was empty. All
 * but the last are folded.
 */
export function insertPasted(
  rows: readonly GuestRow[],
  at: string,
  pasted: readonly Partial<GuestTexts>[],
): GuestRow[] {
  const last = pasted.length - 1;
  const added = pasted.map((texts, place) => markErrors(createRow({ ...texts, isFolded: place < last })));
  return rows.flatMap((row) => {
    if (row.key !== at) return [row];
    return isFilled(row) ? [row, ...added] : added;
  });
}
