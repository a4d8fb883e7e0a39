import { useLingui } from '@lingui/react/macro';
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
  if (next) next.focus();
  else form.querySelector('button')?.focus();
}
