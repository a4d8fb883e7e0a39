import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { hasModal, isFieldQuiet, isFocusLost, preferFocus, rescueFocus } from '../keyboard/focus.ts';
import { type Shortcut, shortcuts } from '../keyboard/shortcuts.ts';

/** The end of a page's rows at which another page may follow. */
export type TableEnd = 'first' | 'last';

interface TableKeys {
  /** A row is open beside the table, which follows the keys from row to row. */
  isOpen: boolean;
  /** The key j on the last row, or k on the first. */
  onEnd(end: TableEnd): void;
  /** Keys that act on the focused row; without one, the id is undefined. Those without `run` are only listed. */
  rowKeys: readonly (Omit<Shortcut, 'run'> & { run?(id: string | undefined): void })[];
}

const getRows = (parent: ParentNode = document) => [...parent.querySelectorAll<HTMLElement>('tr[data-row]')];

/** Adds the keys j and k to a table, and those of its rows. @returns removes them again */
export function watchTable(table: HTMLTableElement, { isOpen, onEnd, rowKeys }: TableKeys) {
  const isFocused = (row: HTMLElement) => row.contains(document.activeElement);
  const goOn = (step: 1 | -1) => {
    const rows = getRows(table);
    const focused = rows.findIndex(isFocused);
    const current = focused < 0 ? rows.findIndex((row) => row.matches('[data-current]')) : focused;
    const next = current < 0 ? rows[0] : rows[current + step];
    if (next) moveToRow(next, isOpen);
    else if (rows.length > 0) {
      // From the panel too: the focus goes on with the rows.
      rows[current]?.focus();
      onEnd(step === 1 ? 'last' : 'first');
    }
  };
  return shortcuts.register([
    { key: 'j', label: msg`Next row`, run: () => goOn(1) },
    { key: 'k', label: msg`Previous row`, run: () => goOn(-1) },
    // The focused row handles these.
    { key: 'ArrowDown', label: msg`Next row` },
    { key: 'ArrowUp', label: msg`Previous row` },
    ...rowKeys.map(({ run, ...key }) => ({
      ...key,
      ...(run && { run: () => run(getRows(table).find(isFocused)?.dataset.row) }),
    })),
  ]);
}

/** Focuses a row, and opens it if another row is open beside the table. */
export function moveToRow(row: Element | null, isOpen: boolean) {
  if (!(row instanceof HTMLElement)) return;
  row.focus();
  if (isOpen) row.click();
}

/** Focuses the name of a row: the link or button that opens it, otherwise the row. */
const focusName = (row: HTMLElement) => (row.querySelector<HTMLElement>('th :is(a, button)') ?? row).focus();

/** Focuses the first row, where the keys of a row work. @returns whether there is one */
export function focusFirstRow() {
  const [row] = getRows();
  row?.focus();
  return row !== undefined;
}

/**
 * Removes rows of a `DataTable`. If the focus goes with them, it moves to the next row, the previous one, or the
 * search.
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

/** Restores rows of a `DataTable`, and focuses the first of them on the page. The focus stays in an open dialog. */
export function restoreRows<Result>(ids: readonly string[], restore: () => Result): Result {
  const result = flushSync(restore);
  const restored = new Set<string | undefined>(ids);
  const row = getRows().find(({ dataset }) => restored.has(dataset.row));
  if (row && !hasModal()) focusName(row);
  return result;
}

/**
 * Turns to the page after the last row, or before the first, if there is one, and focuses the row that follows.
 * @param turnTo shows another page
 * @param isOpen whether a row is open beside the table: then the row that follows is opened
 */
export function continueRows(
  end: TableEnd,
  { page, pages }: { page: number; pages: number },
  turnTo: (page: number) => void,
  isOpen = false,
) {
  const next = end === 'last' ? page + 1 : page - 1;
  if (next < 1 || next > pages) return;
  preferFocus(
    () => getRows().at(end === 'last' ? 0 : -1) ?? null,
    (row) => moveToRow(row, isOpen),
  );
  turnTo(next);
}
