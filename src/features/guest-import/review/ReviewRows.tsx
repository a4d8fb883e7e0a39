import { Button, Checkbox } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import type { GuestDetails } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { isFocusLost } from '../../../ui/page/focus.ts';
import { TableFrame } from '../../../ui/table/PlainTable.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from '../guest-import.module.css';
import { type Duplicate, getRowNumber, type ImportRow } from './review.ts';
import { RowEditor, RowHead } from './RowEditor.tsx';

interface EditableProps {
  rows: readonly ImportRow[];
  onEdit(line: number, draft: GuestDraft): void;
}

/** Rows with errors, each edited in place. A corrected row moves to its group once the focus leaves it. */
export function InvalidRows({ rows, onEdit }: EditableProps) {
  const { t } = useLingui();
  return (
    <div className={styles.invalidRows}>
      <RowHead />
      <ul aria-label={t`Rows to correct`}>
        {rows.map((row) => (
          <li key={row.line}>
            <RowEditor row={row} onChange={(draft) => onEdit(row.line, draft)} onDone={focusNext} />
          </li>
        ))}
      </ul>
    </div>
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

interface ValidRowsProps extends EditableProps {
  /** Whether these are duplicates: they are skipped unless they are ticked. The others can still be edited. */
  areDuplicates: boolean;
  /** Whether a duplicate is sent as well. */
  onWant(row: ImportRow, isWanted: boolean): void;
}

/** Rows without errors, as the guests that they become. */
export function ValidRows({ rows, areDuplicates, onEdit, onWant }: ValidRowsProps) {
  const { i18n, t } = useLingui();
  const [editing, setEditing] = useState<number>();
  return (
    <TableFrame
      className={styles.table}
      label={areDuplicates ? t`Duplicate rows` : t`Rows that are ready`}
      head={
        <>
          <th scope="col">
            <Trans context="row of a file">Row</Trans>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Phone</Trans>
          </th>
          <th scope="col" className={styles.invitedCell}>
            <Trans>Invited</Trans>
          </th>
          {areDuplicates && (
            <th scope="col">
              <Trans>Reason</Trans>
            </th>
          )}
          <th scope="col">
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        </>
      }
    >
      {rows.map((row) =>
        row.line === editing ? (
          <tr key={row.line}>
            <td colSpan={5}>
              <RowEditor
                row={row}
                hasFocus
                onChange={(draft) => onEdit(row.line, draft)}
                onDone={() => setEditing(undefined)}
              />
            </td>
          </tr>
        ) : (
          <tr key={row.line}>
            <td className={styles.lineCell}>{i18n.number(getRowNumber(row))}</td>
            <td className={styles.nameCell}>
              <ForeignText text={row.guest.name} />
            </td>
            <td>{row.guest.phone && <bdi dir="ltr">{formatPhone(row.guest.phone)}</bdi>}</td>
            <InvitedCell guest={row.guest} />
            {areDuplicates && <td>{row.duplicate && <DuplicateReason duplicate={row.duplicate} />}</td>}
            <td>
              {areDuplicates ? (
                <Checkbox
                  label={t`Add anyway`}
                  checked={row.isWanted}
                  onChange={(_, { checked }) => onWant(row, checked === true)}
                />
              ) : (
                <Button
                  appearance="subtle"
                  icon={<Edit20Regular />}
                  aria-label={t`Edit ${row.guest.name}`}
                  onClick={() => setEditing(row.line)}
                />
              )}
            </td>
          </tr>
        ),
      )}
    </TableFrame>
  );
}

/** How many people are invited, and the number on the card if it differs. */
function InvitedCell({ guest: { invitees, inviteeOnCard } }: { guest: GuestDetails }) {
  const { i18n } = useLingui();
  const onCard = i18n.number(inviteeOnCard);
  return (
    <td className={styles.invitedCell}>
      <span className={styles.bare}>{i18n.number(invitees)}</span>
      <span className={styles.labelled}>
        <Plural value={invitees} one="# invited" other="# invited" />
      </span>
      {inviteeOnCard !== invitees && (
        <small>
          <Trans>On the card: {onCard}</Trans>
        </small>
      )}
    </td>
  );
}

/** Why a row counts as a duplicate. */
function DuplicateReason({ duplicate: { where, by, of } }: { duplicate: Duplicate }) {
  const name = <ForeignText text={of} />;
  if (where === 'list') {
    return by === 'phone' ? (
      <Trans>{name} on the guest list has this phone number</Trans>
    ) : (
      <Trans>{name} on the guest list has a similar name</Trans>
    );
  }
  return by === 'phone' ? (
    <Trans>{name} earlier in the file has this phone number</Trans>
  ) : (
    <Trans>{name} earlier in the file has a similar name</Trans>
  );
}
