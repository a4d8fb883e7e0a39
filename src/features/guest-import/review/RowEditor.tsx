import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type SubmitEvent, useId } from 'react';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { type GuestTexts, isPeopleField } from '../../../domain/guest/guest-texts.ts';
import { fieldLabels, problemLabels } from './labels.ts';
import { fieldOfProblem, isWarning } from '../columns/guest-row.ts';
import type { ImportRow } from './matching.ts';
import { getRowNumber } from './review.ts';
import styles from '../guest-import.module.css';

interface RowEditorProps {
  row: ImportRow;
  /** Whether the first field gets the focus. */
  hasFocus?: boolean;
  /** The row was left with changed texts. */
  onChange(draft: GuestTexts): void;
  /** Enter was pressed in the row. */
  onDone(form: HTMLFormElement): void;
}

const fields = ['name', 'phone', 'invitees', 'inviteeOnCard', 'isWAPhone'] as const;

/** The names of the fields, once above all rows. Narrow rows have them beside each field. */
export function RowHead() {
  const { i18n } = useLingui();
  return (
    <div className={styles.rowHead} aria-hidden>
      <Trans context="row of a file">Row</Trans>
      {fields.map((field) => (
        <span key={field}>{i18n._(fieldLabels[field])}</span>
      ))}
    </div>
  );
}

/** The texts of one row as plain fields, with its errors below them. */
export function RowEditor({ row, hasFocus = false, onChange, onDone }: RowEditorProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const line = i18n.number(getRowNumber(row));
  const commit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const texts = fields.map((field) => {
      const text = data.get(field);
      return [field, typeof text === 'string' ? text : ''] as const;
    });
    if (texts.some(([field, text]) => text !== row.draft[field]) || row.problems.some(isWarning)) {
      onChange(Object.fromEntries(texts) as unknown as GuestTexts);
    }
  };
  const leave = ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (form && !form.contains(relatedTarget)) commit(form);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onDone(form);
    commit(form);
  };
  return (
    <form className={styles.row} aria-label={t`Row ${line}`} onSubmit={submit}>
      <span className={styles.line}>{line}</span>
      {fields.map((field) => {
        const isWrong = row.problems.some((problem) => fieldOfProblem[problem] === field);
        return (
          <div key={field} className={styles[field]}>
            <label htmlFor={`${id}-${field}`}>{i18n._(fieldLabels[field])}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              defaultValue={row.draft[field]}
              dir={field === 'name' ? 'auto' : 'ltr'}
              autoComplete="off"
              onBlur={leave}
              inputMode={field === 'phone' ? 'tel' : isPeopleField(field) ? 'numeric' : 'text'}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? id : undefined}
              ref={hasFocus && field === 'name' ? focusOnce : undefined}
            />
          </div>
        );
      })}
      <Button type="submit">
        <Trans>Done</Trans>
      </Button>
      {row.problems.length > 0 && (
        <p id={id}>
          {row.existing && row.existing.name !== row.draft.name && (
            <>
              <ForeignText text={row.existing.name} /> ·{' '}
            </>
          )}
          {row.problems.map((problem) => i18n._(problemLabels[problem])).join(' · ')}
        </p>
      )}
    </form>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
