import { Button, Checkbox } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestTexts } from '../../../domain/guest/guest-texts.ts';
import { getDetails, type GuestDetails } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { isFocusLost } from '../../../ui/keyboard/focus.ts';
import { TableFrame } from '../../../ui/table/PlainTable.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from '../guest-import.module.css';
import { ChangeList } from './ChangeList.tsx';
import type { Duplicate, ImportRow } from './matching.ts';
import { getRowNumber, isSent } from './review.ts';
import type { ReviewGroup } from '../schema.ts';
import { reviewGroupLabels } from './labels.ts';
import { RowEditor, RowHead } from './RowEditor.tsx';

interface EditableProps {
  rows: readonly ImportRow[];
  onEdit(line: number, draft: GuestTexts): void;
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
  /** New guests can still be edited; changes and duplicates are sent if they are ticked. */
  group: Exclude<ReviewGroup, 'invalid'>;
  /** Whether a change or a duplicate is sent. */
  onWant(row: ImportRow, isWanted: boolean): void;
}

/** Rows without errors, as the guests that they become. */
export function ValidRows({ rows, group, onEdit, onWant }: ValidRowsProps) {
  const { i18n, t } = useLingui();
  const [editing, setEditing] = useState<number>();
  return (
    <TableFrame
      className={styles.table}
      label={i18n._(reviewGroupLabels[group])}
      head={
        <>
          <th scope="col">
            <Trans context="row of a file">Row</Trans>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          {group !== 'changed' && (
            <>
              <th scope="col">
                <Trans>Phone</Trans>
              </th>
              <th scope="col" className={styles.invitedCell}>
                <Trans>Invited</Trans>
              </th>
            </>
          )}
          {group !== 'ready' && (
            <th scope="col">
              {group === 'duplicate' ? <Trans>Reason</Trans> : i18n._(reviewGroupLabels.changed)}
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
              <ForeignText text={(row.existing ?? row.guest).name} />
            </td>
            {group !== 'changed' && (
              <>
                <td>{row.guest.phone && <bdi dir="ltr">{formatPhone(row.guest.phone)}</bdi>}</td>
                <InvitedCell guest={row.guest} />
              </>
            )}
            {group !== 'ready' && (
              <td className={styles.reasonCell}>
                {row.duplicate && <DuplicateReason duplicate={row.duplicate} />}
                {row.existing && <ChangeList from={getDetails(row.existing)} to={row.guest} />}
              </td>
            )}
            <td>
              {group !== 'ready' ? (
                <Checkbox
                  label={group === 'duplicate' ? t`Add anyway` : t`Apply`}
                  checked={isSent(row)}
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
