import type { GuestDetails } from '../../../domain/guest/guest.ts';
import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import { getPersonKeys, type PersonKeys } from '../../../domain/guest/person-keys.ts';
import { getRanges, type Mapping } from '../columns/columns.ts';
import { checkRow, draftRow, findDoubts, findPhones, isDoubt } from '../columns/guest-row.ts';
import { isFilledRow, type Rows } from '../columns/cells.ts';
import type { ImportProblem, ReviewGroup } from '../schema.ts';
import { pause } from '../source/slices.ts';

/** One row of the file during the review. */
export interface ImportRow {
  /** The row's number in the file, from 1; a list beside the first one adds a fraction, so that each guest has a number. */
  line: number;
  draft: GuestDraft;
  guest: GuestDetails;
  problems: ImportProblem[];
  keys: PersonKeys;
  duplicate?: Duplicate | undefined;
  /** The organiser wants this duplicate on the list as well. */
  isWanted: boolean;
}

export interface ReviewRules {
  isSingleGuest: boolean;
  /** The event's guest list. */
  existing: readonly { name: string; phone: string }[];
}

export const getGroup = ({ problems, duplicate }: ImportRow): ReviewGroup =>
  problems.length > 0 ? 'again' : duplicate ? 'twice' : 'ready';

/** The number of the row of a guest, as the file has it. */
export const getRowNumber = ({ line }: { line: number }) => Math.floor(line);

/** How many rows each group has. */
export type GroupCounts = Record<ReviewGroup, number>;

export function countGroups(rows: readonly ImportRow[]): GroupCounts {
  const counts = { ready: 0, again: 0, twice: 0 };
  for (const row of rows) counts[getGroup(row)] += 1;
  return counts;
}

/** Whether a row is sent. */
export const isSent = (row: ImportRow) =>
  getGroup(row) === 'ready' || (getGroup(row) === 'twice' && row.isWanted);

/** A file's rows, and the guest list for the comparison. */
export interface Review {
  rows: readonly ImportRow[];
  list: DuplicateFinder;
  isSingleGuest: boolean;
}

/** Validates every row of a table, and compares it with the list and the previous rows. Works in slices. */
export async function reviewTable(
  rows: Rows,
  mapping: Mapping,
  { isSingleGuest, existing }: ReviewRules,
  signal?: AbortSignal,
): Promise<Review> {
  const head = rows[mapping.header] ?? [];
  const lists = getRanges(mapping).map(([start, end]) => {
    const part = { ...mapping, fields: mapping.fields.slice(start, end) };
    return { start, end, part, phones: findPhones(part, head.slice(start, end)) };
  });
  const named = mapping.header >= 0 ? countNamed(head) : Number.POSITIVE_INFINITY;
  const reviewed: ImportRow[] = [];
  for (const [place, row] of rows.entries()) {
    if (place <= mapping.header || !isFilledRow(row)) continue;
    for (const [at, { start, end, part, phones }] of lists.entries()) {
      const cells = lists.length > 1 ? row.slice(start, end) : row;
      // Beside another list, a row may have only a running number or a remark.
      if (lists.length > 1 && !cells.some((cell, column) => cell !== '' && part.fields[column] !== 'ignore'))
        continue;
      const draft = draftRow(cells, part, phones);
      const doubts = findDoubts(cells, draft, part);
      // A cell beyond the named columns: an unquoted comma has probably shifted the others.
      if (row.slice(named).some((cell) => cell !== '')) doubts.push('cells-many');
      const line = place + 1 + at / lists.length;
      reviewed.push({ line, ...checkDraft(draft, isSingleGuest, doubts), isWanted: false });
    }
    await pause(signal);
  }
  markCapitals(reviewed, rows);
  const list = createDuplicateFinder();
  for (const person of existing) {
    list.add(getPersonKeys(person), person.name, 'list');
    await pause(signal);
  }
  return { rows: markDuplicates(reviewed, list), list, isSingleGuest };
}

const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** A lone name in capitals, among names that are not and have numbers, probably heads a group. */
function markCapitals(reviewed: readonly ImportRow[], rows: Rows) {
  const inCapitals = reviewed.filter(({ draft }) => isInCapitals(draft.name));
  if (inCapitals.length > reviewed.length / 2 || reviewed.every(({ draft }) => draft.phone === '')) return;
  for (const row of inCapitals) {
    const isAlone = rows[getRowNumber(row) - 1]?.filter((cell) => cell !== '').length === 1;
    if (isAlone && row.problems.length === 0) row.problems.push('group');
  }
}

const countNamed = (head: readonly string[]) => head.findLastIndex((cell) => cell !== '') + 1;

/** Compares valid rows with the previous ones. A row with errors is not a duplicate yet. */
function markDuplicates(rows: readonly ImportRow[], list: DuplicateFinder): ImportRow[] {
  const file = createDuplicateFinder();
  return rows.map((row) => {
    if (row.problems.length > 0) return { ...row, duplicate: undefined };
    const duplicate = list.find(row.keys) ?? file.find(row.keys);
    file.add(row.keys, row.guest.name, 'file');
    return { ...row, duplicate };
  });
}

/** The guest that a row becomes, and what is wrong with it. */
function checkDraft(draft: GuestDraft, isSingleGuest: boolean, doubts: readonly ImportProblem[] = []) {
  const { guest, problems } = checkRow(draft, isSingleGuest);
  return { draft, guest, problems: [...problems, ...doubts], keys: getPersonKeys(guest) };
}

/** Replaces an edited row, and compares all rows again. The doubts about it end. */
export function editRow(review: Review, line: number, draft: GuestDraft): Review {
  const checked = checkDraft(draft, review.isSingleGuest);
  const rows = review.rows.map((row) => (row.line === line ? { ...row, ...checked } : row));
  return { ...review, rows: markDuplicates(rows, review.list) };
}

/** Checks all rows again, because a country code is known now. The doubts stay: they depend on the file. */
export function checkAgain(review: Review): Review {
  const rows = review.rows.map((row) => ({
    ...row,
    ...checkDraft(row.draft, review.isSingleGuest, row.problems.filter(isDoubt)),
  }));
  return { ...review, rows: markDuplicates(rows, review.list) };
}

/** Keeps the rows that an import has not added, and compares them with the guests that it has. */
export function withoutAdded(
  review: Review,
  added: readonly { line: number; guest: GuestDetails }[],
): Review {
  const lines = new Set(added.map(({ line }) => line));
  for (const { guest } of added) review.list.add(getPersonKeys(guest), guest.name, 'list');
  const rest = review.rows.filter(({ line }) => !lines.has(line));
  return { ...review, rows: markDuplicates(rest, review.list) };
}

/** Decides whether duplicates are sent as well. */
export const wantRows = (review: Review, lines: ReadonlySet<number>, isWanted: boolean): Review => ({
  ...review,
  rows: review.rows.map((row) => (lines.has(row.line) ? { ...row, isWanted } : row)),
});

/** Why a row counts as a duplicate. */
export interface Duplicate {
  /** On the event's guest list, or in an earlier row of the same file. */
  where: 'list' | 'file';
  by: 'phone' | 'name';
  /** The name of the existing person. */
  of: string;
}

type DuplicateFinder = ReturnType<typeof createDuplicateFinder>;

/**
 * Finds duplicates: people with the same phone number, or a name that looks the same. People with the same name and
 * different numbers may be two, so the organiser decides.
 */
function createDuplicateFinder() {
  const byPhone = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  const byName = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  return {
    find(keys: PersonKeys): Duplicate | undefined {
      const samePhone = byPhone.get(keys.phone);
      if (samePhone) return { ...samePhone, by: 'phone' };
      const sameName = byName.get(keys.name);
      return sameName && { ...sameName, by: 'name' };
    },
    /** Remembers a person; the first one with a number or a name stays. */
    add(keys: PersonKeys, name: string, where: Duplicate['where']) {
      const entry = { where, of: name };
      if (keys.phone !== '' && !byPhone.has(keys.phone)) byPhone.set(keys.phone, entry);
      if (keys.name !== '' && !byName.has(keys.name)) byName.set(keys.name, entry);
    },
  };
}
