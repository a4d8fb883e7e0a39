import type { GuestDetails } from '../../../domain/guest/guest.ts';
import type { GuestTexts } from '../../../domain/guest/guest-texts.ts';
import { getPersonKeys } from '../../../domain/guest/person-keys.ts';
import { getRanges, type Mapping } from '../columns/columns.ts';
import { checkRow, draftRow, findWarnings, findLink, findPhones, isWarning } from '../columns/guest-row.ts';
import { isFilledRow, type Rows } from '../columns/cells.ts';
import type { ImportProblem, ReviewGroup } from '../schema.ts';
import { pause } from '../../../browser/slices.ts';
import {
  createGuestIndex,
  findChangeable,
  getChanges,
  type GuestIndex,
  hasOtherLink,
  type ImportRow,
  type ListedGuest,
  matchRows,
} from './matching.ts';
import { groupBy } from '../../../browser/old-browsers.ts';

export interface ReviewRules {
  isSingleGuest: boolean;
  /** The event's guest list. */
  existing: readonly ListedGuest[];
}

/** The group of a row; an `unchanged` one is only counted. */
export function getGroup(row: ImportRow): ReviewGroup | 'unchanged' {
  if (row.problems.length > 0) return 'invalid';
  if (row.existing) return getChanges(row).length > 0 ? 'changed' : 'unchanged';
  return row.duplicate ? 'duplicate' : 'ready';
}

/** The number of the row of a guest, as the file has it. */
export const getRowNumber = ({ line }: { line: number }) => Math.floor(line);

/** How many rows each group has. */
export type GroupCounts = Record<ReturnType<typeof getGroup>, number>;

export function countGroups(rows: readonly ImportRow[]): GroupCounts {
  const counts = { ready: 0, changed: 0, invalid: 0, duplicate: 0, unchanged: 0 };
  for (const row of rows) counts[getGroup(row)] += 1;
  return counts;
}

/** Whether a row is sent: new guests, changes unless the organiser says otherwise, and duplicates that they want. */
export function isSent(row: ImportRow) {
  const group = getGroup(row);
  return (
    group === 'ready' ||
    (group === 'changed' && row.isWanted !== false) ||
    (group === 'duplicate' && row.isWanted === true)
  );
}

/** A file's rows, and the guest list for the comparison. */
export interface Review {
  rows: readonly ImportRow[];
  list: GuestIndex;
  isSingleGuest: boolean;
  /** The details that an export of this event can change; undefined for another list. */
  changeable: readonly (keyof GuestDetails)[] | undefined;
}

/** Validates every row of a table, and compares it with the list and the previous rows. Works in slices. */
export async function reviewTable(
  rows: Rows,
  mapping: Mapping,
  { isSingleGuest, existing }: ReviewRules,
  signal?: AbortSignal,
): Promise<Review> {
  const head = rows[mapping.header] ?? [];
  const lists = getRanges(mapping).map(([start, end], at, { length }) => {
    const part = { ...mapping, fields: mapping.fields.slice(start, end) };
    return { start, end, after: 1 + at / length, part, phones: findPhones(part, head.slice(start, end)) };
  });
  const named = mapping.header >= 0 ? countNamed(head) : Number.POSITIVE_INFINITY;
  const read: ImportRow[] = [];
  for (const [place, row] of rows.entries()) {
    if (place <= mapping.header || !isFilledRow(row)) continue;
    for (const { start, end, after, part, phones } of lists) {
      const cells = lists.length > 1 ? row.slice(start, end) : row;
      // Beside another list, a row may have only a running number or a remark.
      if (lists.length > 1 && !cells.some((cell, column) => cell !== '' && part.fields[column] !== 'ignore'))
        continue;
      const draft = draftRow(cells, part, phones);
      const warnings = findWarnings(cells, draft, part);
      // A cell beyond the named columns: an unquoted comma has probably shifted the others.
      if (row.length > named) warnings.push('cells-many');
      const link = findLink(cells, part);
      const { guest, faults, keys } = checkDraft(draft, isSingleGuest, warnings);
      // With all properties at once, the copies of the comparison are cheap.
      read.push({
        line: place + after,
        link,
        draft,
        guest,
        faults,
        keys,
        problems: faults,
        existing: undefined,
        duplicate: undefined,
        isWanted: undefined,
      });
    }
    await pause(signal);
  }
  markCapitals(read, rows);
  const list = await indexList(existing, signal);
  // Links to guests of another event are ignored: a correction of every row would be too much work.
  const isExport = read.some(({ link }) => list.findById(link));
  const changeable = isExport ? findChangeable(mapping, isSingleGuest) : undefined;
  if (isExport) {
    const byLink = groupBy(read, ({ link }) => link);
    for (const row of read) {
      const isShared = byLink.get(row.link)?.length !== 1;
      if (row.link !== undefined && (isShared || hasOtherLink(row, list))) row.faults.push('link');
    }
  }
  return { rows: matchRows(read, list, changeable), list, isSingleGuest, changeable };
}

async function indexList(guests: readonly ListedGuest[], signal?: AbortSignal) {
  const list = createGuestIndex();
  for (const guest of guests) {
    list.add(guest, getPersonKeys(guest));
    await pause(signal);
  }
  return list;
}

const isInCapitals = ({ draft: { name } }: ImportRow) => /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name);

/** A lone name in capitals, among names that are not and have numbers, probably heads a group. */
function markCapitals(reviewed: readonly ImportRow[], rows: Rows) {
  const isAlone = (row: ImportRow) =>
    rows[getRowNumber(row) - 1]?.filter((cell) => cell !== '').length === 1 && row.faults.length === 0;
  const lone = reviewed.filter((row) => row.draft.phone === '' && isAlone(row) && isInCapitals(row));
  if (lone.length === 0 || reviewed.every(({ draft }) => draft.phone === '')) return;
  if (reviewed.filter(isInCapitals).length > reviewed.length / 2) return;
  for (const row of lone) row.faults.push('group');
}

const countNamed = (head: readonly string[]) => head.findLastIndex((cell) => cell !== '') + 1;

/** The guest that a row becomes, and the problems of the row. */
function checkDraft(draft: GuestTexts, isSingleGuest: boolean, warnings: readonly ImportProblem[] = []) {
  const { guest, problems } = checkRow(draft, isSingleGuest);
  return { draft, guest, faults: [...problems, ...warnings], keys: getPersonKeys(guest) };
}

/** Changes some rows, and compares all of them again. */
const changeRows = (review: Review, change: (row: ImportRow) => ImportRow): Review => ({
  ...review,
  rows: matchRows(review.rows.map(change), review.list, review.changeable),
});

/** Replaces an edited row. Its warnings end; after a warning about the link, the link is dropped. */
export const editRow = (review: Review, line: number, draft: GuestTexts): Review =>
  changeRows(review, (row) => {
    if (row.line !== line) return row;
    const link = row.faults.includes('link') ? undefined : row.link;
    return { ...row, ...checkDraft(draft, review.isSingleGuest), link };
  });

/** Checks all rows again, because a country code is known now. The warnings stay: they depend on the file. */
export const checkAgain = (review: Review): Review =>
  changeRows(review, (row) => ({
    ...row,
    ...checkDraft(row.draft, review.isSingleGuest, row.faults.filter(isWarning)),
  }));

/**
 * Keeps the rows that an import has not added, and compares them with the guest list as it is now.
 * @param lines the rows of the added guests
 */
export async function reviewRest(
  review: Review,
  lines: ReadonlySet<number>,
  existing: readonly ListedGuest[],
  signal?: AbortSignal,
): Promise<Review> {
  const rest = review.rows.filter(({ line }) => !lines.has(line));
  return checkAgain({ ...review, rows: rest, list: await indexList(existing, signal) });
}

/** Decides whether changes and duplicates are sent. */
export const wantRows = (review: Review, lines: ReadonlySet<number>, isWanted: boolean): Review => ({
  ...review,
  rows: review.rows.map((row) => (lines.has(row.line) ? { ...row, isWanted } : row)),
});

/** The guests of the list of whom an export has no row. */
export function findMissing({ rows, changeable }: Review, list: readonly ListedGuest[]): ListedGuest[] {
  const present = new Set(rows.flatMap(({ link, existing }) => [link, existing?.id]));
  return changeable ? list.filter(({ id }) => id !== undefined && !present.has(id)) : [];
}
