import { flushSync } from 'react-dom';
import { hasModal, isFieldQuiet, isFocusLost, preferFocus, rescueFocus } from './focus.ts';
import type { TableEnd } from './watch-table.ts';

const getRows = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];

/** Focuses the name of a row: the link or button that opens it, otherwise the row. */
const focusName = (row: HTMLElement) => (row.querySelector<HTMLElement>('th :is(a, button)') ?? row).focus();

/** Focuses the first row, where the keys of a row work. @returns whether there is one */
export function focusFirstRow() {
  const [row] = getRows();
  row?.focus();
  return row !== undefined;
}

/**
 * Removes rows of a `DataTable`. If the focus goes with them, it moves to the next row, the previous one, or the search.
 */
export function removeRows(ids: readonly string[], remove: () => void) {
  const removed = new Set<string | undefined>(ids);
  const rows = getRows();
  const isRemoved = ({ dataset }: HTMLElement) => removed.has(dataset.row);
  const place = rows.findIndex(isRemoved);
  const isLeft = (row: HTMLElement) => !isRemoved(row);
  const next = rows.slice(place).find(isLeft) ?? rows.findLast(isLeft);
  flushSync(remove);
  if (!isFocusLost()) return;
  const search = isFieldQuiet() ? document.querySelector<HTMLElement>('main [type="search"]') : null;
  if (next?.isConnected) focusName(next);
  else if (search) search.focus();
  else rescueFocus();
}

/**
 * Restores rows of a `DataTable`, and focuses the first of them that is rendered. The focus stays in an open dialog.
 */
export function restoreRows<Result>(ids: readonly string[], restore: () => Result): Result {
  const result = flushSync(restore);
  const restored = new Set<string | undefined>(ids);
  const row = getRows().find(({ dataset }) => restored.has(dataset.row));
  if (row && !hasModal()) focusName(row);
  return result;
}

/** Goes on to another page of rows from an end of this one, and focuses the row that follows. */
export function continueRows(end: TableEnd, turnPage: () => void) {
  preferFocus(() => getRows().at(end === 'last' ? 0 : -1) ?? null);
  turnPage();
}
