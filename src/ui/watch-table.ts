import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { type Shortcut, shortcuts } from './shortcuts.ts';

/** The end of the rows at which more may follow. */
export type TableEnd = 'first' | 'last';

interface TableKeys {
  /** How many rows there are. */
  rowCount: number;
  /** The focused row changed, or is about to: its index from 0, or undefined outside the rows. */
  onFocus(place: number | undefined): void;
  /** The key j on the last row, or k on the first. */
  onEnd?: ((end: TableEnd) => void) | undefined;
  /** Keys that act on the focused row; without one, the place is undefined. */
  rowKeys: readonly (Omit<Shortcut, 'run'> & { run(place: number | undefined): void })[];
}

/** The index of the row that contains an element. */
const getPlace = (table: HTMLTableElement, element: EventTarget | null) => {
  const row = element instanceof Element ? element.closest<HTMLElement>('tr[data-index]') : null;
  return row && table.contains(row) ? Number(row.dataset.index) : undefined;
};

/** Adds the keys j and k to a table, and those of its rows. @returns removes them again */
export function watchTable(table: HTMLTableElement, { rowCount, onFocus, onEnd, rowKeys }: TableKeys) {
  const getFocused = () => getPlace(table, document.activeElement);
  const focusRow = (place: number) => {
    // In a long table the row may be rendered only now.
    flushSync(() => onFocus(place));
    table.querySelector<HTMLElement>(`tr[data-index="${String(place)}"]`)?.focus();
  };
  const goOn = (step: 1 | -1) => {
    const focused = getFocused();
    const place = focused === undefined ? 0 : focused + step;
    if (place >= 0 && place < rowCount) focusRow(place);
    else if (rowCount > 0) onEnd?.(step === 1 ? 'last' : 'first');
  };
  const stop = shortcuts.register([
    { key: 'j', label: msg`Next row`, run: () => goOn(1) },
    { key: 'k', label: msg`Previous row`, run: () => goOn(-1) },
    ...rowKeys.map(({ run, ...key }) => ({ ...key, run: () => run(getFocused()) })),
  ]);
  const tellFocus = ({ target }: FocusEvent) => onFocus(getPlace(table, target));
  table.addEventListener('focusin', tellFocus);
  return () => {
    table.removeEventListener('focusin', tellFocus);
    stop();
  };
}
