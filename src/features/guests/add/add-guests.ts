import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { AlreadyThere, createOnce } from '../../../api/create-once.ts';
import { ApiError, isOutcomeUnknown, NetworkError, SessionOver } from '../../../api/errors.ts';
import { parseJson } from '../../../api/parse-json.ts';
import { readEverybody } from '../../../domain/guest/all-guests.ts';
import type { GuestDetails } from '../../../domain/guest/guest-details.ts';
import { type GuestDraft, parseDraft } from '../../../domain/guest/guest-draft.ts';
import { createGuest, type SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import { assignErrors } from '../../../forms/server-errors.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { groupBy } from '../../../browser/old-browsers.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import {
  addGuests as addToLists,
  countGuests,
  getKnownGuests,
  type GuestStore,
  refreshGuests,
} from '../guest-cache.ts';
import { createRow, type GuestRow, isFilled } from './guest-rows.ts';

const text = v.fallback(v.optional(v.string(), ''), '');
const row = v.object({
  name: text,
  phone: text,
  invitees: text,
  inviteeOnCard: text,
  isWAPhone: text,
  sentAt: v.fallback(v.optional(v.number()), undefined),
});
const storedRows = v.fallback(v.array(row), []);

/** The rows of the draft, or an empty one. */
export function readRows(draft: Draft): GuestRow[] {
  const rows = v.parse(storedRows, parseJson(draft.read()?.value.rows ?? ''));
  return rows.length > 0 ? rows.map((each) => createRow(each)) : [createRow()];
}

/** Keeps the typed rows in the draft. */
export function writeRows(draft: Draft, rows: readonly GuestRow[]) {
  const filled = rows.filter(isFilled).map((each) => v.parse(row, each));
  if (filled.length > 0) draft.write({ value: { rows: JSON.stringify(filled) } });
  else draft.remove();
}

/** The errors of a row: by field, and as a whole. Ids of texts, or the server's own sentence. */
export interface RowProblem {
  fields: Partial<Record<keyof GuestDraft, string>>;
  whole?: string | undefined;
}

/** The fields of a row that may be wrong, in their order on the screen. */
export const fieldOrder = ['name', 'phone', 'invitees', 'inviteeOnCard'] as const;

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

function createRowProblem(error: unknown): RowProblem {
  const { formErrors, fieldErrors } = assignErrors(error, fieldOrder, describeError(error));
  const fields = Object.entries(fieldErrors).map(([field, [message]]) => [field, message]);
  return { fields: Object.fromEntries(fields) as RowProblem['fields'], whole: formErrors[0] };
}

/** What became of the rows of the form. */
interface AddedGuests {
  /** The rows that were not added, and why, by key. */
  left: GuestRow[];
  problems: Map<string, RowProblem>;
  /** The last error of a call. */
  failure: unknown;
}

/**
 * Adds the guests of the rows, one after the other.
 * @param onProgress the rows that are left: what was added must not be sent again, also after a crash
 */
export async function addGuests(
  store: GuestStore,
  rows: readonly GuestRow[],
  onProgress: (left: GuestRow[]) => void,
): Promise<AddedGuests> {
  let left = [...rows];
  let failure: unknown;
  const problems = new Map<string, RowProblem>();
  const created: SavedGuest[] = [];
  const setLeft = (next: GuestRow[]) => {
    left = next;
    onProgress(next);
  };
  for (const { key } of rows) {
    const getRow = () => left.find((each) => each.key === key) ?? createRow();
    const { details, errors } = parseDraft(getRow());
    if (!details) {
      problems.set(key, { fields: errors });
      continue;
    }
    const unsure = {
      get: () => getRow().sentAt !== undefined,
      set: (isUnsure: boolean) =>
        setLeft(
          left.map((each) =>
            each.key === key ? { ...each, sentAt: isUnsure ? Date.now() : undefined } : each,
          ),
        ),
    };
    const creation = {
      async send() {
        const guest = await createGuest(store.api, store.eventId, details, getKnownGuests(store));
        addToLists(store, [guest]);
        return guest;
      },
      isThere: () => isListed(store, details),
    };
    try {
      // Without a connection the following rows are not tried.
      if (failure instanceof NetworkError && failure.isUnsent) throw failure;
      created.push(await createOnce(unsure, creation));
      setLeft(left.filter((each) => each.key !== key));
    } catch (error) {
      if (error instanceof SessionOver) throw error;
      failure = error;
      problems.set(key, createRowProblem(error));
    }
  }
  if (left.some(({ sentAt }) => sentAt !== undefined)) refreshGuests(store);
  if (created.length > 0) {
    const message = msg`${plural(created.length, { one: '# guest added', other: '# guests added' })}`;
    toasts.show({ variant: 'success', message });
  }
  void reportRepeated(store, created);
  return { left, problems, failure };
}

/** Reads the list, and returns whether it has somebody with this name and phone number, in whatever form. */
async function isListed({ api, queryClient, eventId }: GuestStore, details: GuestDetails) {
  const guests = await readEverybody(queryClient, api, eventId);
  return guests.some((guest) => getFingerprint(guest) === getFingerprint(details));
}

/** On longer lists, reading everybody after each new guest takes too many calls. */
const comparedAtMost = 500;

type Person = Parameters<typeof getFingerprint>[0];

/**
 * Reads the list after guests were created, and reports those whom it has more than once: a browser or a proxy may have
 * repeated a call after a cut connection, which no response shows.
 */
async function reportRepeated(store: GuestStore, created: readonly Person[]): Promise<void> {
  if (created.length === 0 || countGuests(store) > comparedAtMost) return;
  // Without the list there is nothing to report: the guests are created in any case.
  const guests = await readEverybody(store.queryClient, store.api, store.eventId).catch(() => []);
  const people = groupBy(guests, getFingerprint);
  const isRepeated = (guest: Person) => (people.get(getFingerprint(guest)) ?? []).length > 1;
  const names = new Set(created.filter(isRepeated).map(({ name }) => name));
  if (names.size === 0) return;
  toasts.show({
    variant: 'warning',
    message: msg`On the guest list more than once. Delete the second one if you did not want two.`,
    detail: [...names].join(', '),
  });
}
