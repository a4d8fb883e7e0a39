import { msg } from '@lingui/core/macro';
import { type Shortcut, shortcuts } from './shortcuts.ts';

interface TableKeys {
  /** How many rows there are. */
  rowCount: number;
  /** The focused row changed: its index from 0, or undefined outside the rows. */
  onFocus(place: number | undefined): void;
  /** Keys that act on the focused row. */
  rowKeys: readonly (Omit<Shortcut, 'run'> & { run(place: number): void })[];
}

/** The index of the row that contains an element. */
const getPlace = (table: HTMLTableElement, element: EventTarget | null) => {
  const row = element instanceof Element ? element.closest<HTMLElement>('tr[data-index]') : null;
  return row && table.contains(row) ? Number(row.dataset.index) : undefined;
};

/** Adds the keys j and k to a table, and those of its rows. @returns removes them again */
export function watchTable(table: HTMLTableElement, { rowCount, onFocus, rowKeys }: TableKeys) {
  const getFocused = () => getPlace(table, document.activeElement);
  const focusRow = (place: number) => {
    const nearest = Math.max(0, Math.min(place, rowCount - 1));
    table.querySelector<HTMLElement>(`tr[data-index="${String(nearest)}"]`)?.focus();
  };
  const stop = shortcuts.register([
    { key: 'j', label: msg`Next row`, run: () => focusRow((getFocused() ?? -1) + 1) },
    { key: 'k', label: msg`Previous row`, run: () => focusRow((getFocused() ?? 0) - 1) },
    ...rowKeys.map(({ run, ...key }) => ({
      ...key,
      run: () => {
        const place = getFocused();
        if (place !== undefined) run(place);
      },
    })),
  ]);
  const tellFocus = ({ target }: FocusEvent) => onFocus(getPlace(table, target));
  table.addEventListener('focusin', tellFocus);
  return () => {
    table.removeEventListener('focusin', tellFocus);
    stop();
  };
}
