import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type GuestDraft, isPeopleField } from '../../../domain/guest/guest-draft.ts';
import { getErrorText } from '../../../forms/error-text.ts';
import type { RowProblem } from './add-guests.ts';
import styles from './AddGuests.module.css';
import { type GuestRow, parsePastedGuests } from './guest-rows.ts';

/** A field that gets the focus. Each is a new object, so that the same field can get it again. */
export interface FocusedField {
  key: string;
  field: keyof GuestDraft;
}

interface AddGuestRowProps {
  row: GuestRow;
  /** From 0. */
  place: number;
  isSingleGuest: boolean;
  /** If the focus goes to this row. */
  focused: FocusedField | undefined;
  /** Read-only until it is sent. */
  isSending: boolean;
  problem: RowProblem | undefined;
  onChange(key: string, change: Partial<GuestDraft>): void;
  onEnter(key: string): void;
  onPaste(key: string, pasted: readonly Partial<GuestDraft>[]): void;
  onRemove(key: string): void;
}

/** One new guest. Its errors are shown on its row, and do not block other rows. */
export function AddGuestRow(props: AddGuestRowProps) {
  const { row, place, isSingleGuest, focused, isSending, problem } = props;
  const { onChange, onEnter, onPaste, onRemove } = props;
  const { t, i18n } = useLingui();
  // Only a pasted row has it, and keeps the field if it is emptied.
  const [hasCardCount] = useState(row.inviteeOnCard !== '');
  const number = i18n.number(place + 1);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused) element.current?.querySelector<HTMLElement>(`input[name="${focused.field}"]`)?.focus();
  }, [focused]);
  const error = (field: keyof GuestDraft) => {
    const text = problem?.fields[field];
    return text === undefined ? null : getErrorText(i18n, text);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter(row.key);
  };
  const input = (
    field: Exclude<keyof GuestDraft, 'isWAPhone'>,
    label: string,
    dir: 'auto' | 'ltr' = 'auto',
  ) => (
    <Field label={label} size="small" validationMessage={error(field)} required={field === 'name'}>
      <Input
        size="medium"
        value={row[field]}
        readOnly={isSending}
        type={field === 'phone' ? 'tel' : 'text'}
        inputMode={isPeopleField(field) ? 'numeric' : undefined}
        placeholder={isPeopleField(field) ? row.invitees || i18n.number(1) : undefined}
        autoComplete="off"
        input={{ dir, name: field }}
        onChange={(_, { value }) => onChange(row.key, { [field]: value })}
        onKeyDown={enter}
      />
    </Field>
  );
  return (
    <li
      ref={element}
      className={styles.row}
      data-problem={problem ? '' : undefined}
      data-sending={isSending ? '' : undefined}
      aria-label={t`Guest ${number}`}
      onPaste={(event) => {
        const pasted = parsePastedGuests(event.clipboardData.getData('text/plain'), isSingleGuest);
        if (!pasted || isSending) return;
        event.preventDefault();
        onPaste(row.key, pasted);
      }}
    >
      <div className={styles.fields}>
        {input('name', t`Name`)}
        {input('phone', t`Phone`, 'ltr')}
        {!isSingleGuest && input('invitees', t`Invited`)}
        {hasCardCount && input('inviteeOnCard', t`On the card`)}
        <Checkbox
          label={t`On WhatsApp`}
          checked={row.isWAPhone !== ''}
          onChange={(_, { checked }) =>
            !isSending && onChange(row.key, { isWAPhone: checked === true ? 'on' : '' })
          }
        />
      </div>
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={t`Remove row ${number}`}
        disabledFocusable={isSending}
        onClick={() => onRemove(row.key)}
      />
      {problem?.whole && (
        <p className={styles.problem} role="alert" dir="auto">
          {getErrorText(i18n, problem.whole)}
        </p>
      )}
    </li>
  );
}
