import { useLingui } from '@lingui/react/macro';
import { isFocusLost } from '../../ui/focus.ts';
import styles from './AgainList.module.css';
import type { ImportFlow } from './import-flow.ts';
import type { ImportRow } from './review.ts';
import { RowEditor } from './RowEditor.tsx';

interface AgainListProps {
  rows: readonly ImportRow[];
  flow: ImportFlow;
}

/** Rows with errors, each edited in place. A corrected row moves to its pile once the focus leaves it. */
export function AgainList({ rows, flow }: AgainListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Rows to correct`}>
      {rows.map((row) => (
        <li key={row.line}>
          <RowEditor row={row} onChange={(draft) => flow.edit(row.line, draft)} onDone={focusNext} />
        </li>
      ))}
    </ul>
  );
}

/** Enter moves to the next row, as in a spreadsheet; leaving a row commits it. */
function focusNext(form: HTMLFormElement) {
  const next = form.closest('li')?.nextElementSibling?.querySelector('input');
  const review = form.closest('section');
  if (next) next.focus();
  else form.querySelector('button')?.focus();
  // The last row leaves the list once it is committed.
  setTimeout(() => isFocusLost() && review?.querySelector<HTMLElement>('[aria-current]')?.focus());
}
