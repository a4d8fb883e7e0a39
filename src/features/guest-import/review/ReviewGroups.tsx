import { Button, Checkbox } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { isFocusLost } from '../../../ui/page/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { TableFrame } from '../../../ui/table/PlainTable.tsx';
import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import type { Duplicate, ImportRow } from './review.ts';
import styles from '../guest-import.module.css';
import { RowEditor } from './RowEditor.tsx';

interface EditableProps {
  rows: readonly ImportRow[];
  onEdit(line: number, draft: GuestDraft): void;
}

/** The rows to send. Each can still be edited. */
export function ReadyRows({ rows, onEdit }: EditableProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number>();
  return (
    <ReviewTable aria-label={t`Rows that are ready`}>
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
            <RowCells row={row} />
            <td>
              <Button
                appearance="subtle"
                icon={<Edit20Regular />}
                aria-label={t`Edit ${row.guest.name}`}
                onClick={() => setEditing(row.line)}
              />
            </td>
          </tr>
        ),
      )}
    </ReviewTable>
  );
}

/** Rows with errors, each edited in place. A corrected row moves to its group once the focus leaves it. */
export function InvalidRows({ rows, onEdit }: EditableProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.invalidRows} aria-label={t`Rows to correct`}>
      {rows.map((row) => (
        <li key={row.line}>
          <RowEditor row={row} onChange={(draft) => onEdit(row.line, draft)} onDone={focusNext} />
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

interface DuplicatesTableProps {
  rows: readonly ImportRow[];
  /** The rows of all pages. */
  all: readonly ImportRow[];
  /** Whether these lines are sent as well. */
  onWant(lines: ReadonlySet<number>, isWanted: boolean): void;
}

/** Duplicate rows. They are skipped unless they are ticked. */
export function DuplicatesTable({ rows, all, onWant }: DuplicatesTableProps) {
  const { t } = useLingui();
  const wanted = all.filter(({ isWanted }) => isWanted).length;
  const lines = new Set(all.map(({ line }) => line));
  return (
    <>
      <div className={styles.all}>
        <Checkbox
          label={t`Add all of them anyway`}
          checked={wanted === 0 ? false : wanted === all.length ? true : 'mixed'}
          onChange={() => onWant(lines, wanted < all.length)}
        />
      </div>
      <ReviewTable aria-label={t`Duplicate rows`} extraTitle={t`Reason`}>
        {rows.map((row) => (
          <tr key={row.line}>
            <RowCells row={row} />
            <td>{row.duplicate && <DuplicateReason duplicate={row.duplicate} />}</td>
            <td>
              <Checkbox
                label={t`Add anyway`}
                checked={row.isWanted}
                onChange={(_, { checked }) => onWant(new Set([row.line]), checked === true)}
              />
            </td>
          </tr>
        ))}
      </ReviewTable>
    </>
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

interface ReviewTableProps {
  'aria-label': string;
  /** The heading of a column between the cells of a row and its actions. */
  extraTitle?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The table of one group in the preview of an import. */
function ReviewTable({ 'aria-label': label, extraTitle, children }: ReviewTableProps) {
  const { t } = useLingui();
  return (
    <TableFrame
      className={styles.table}
      label={label}
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
          {extraTitle !== undefined && <th scope="col">{extraTitle}</th>}
          <th scope="col">
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        </>
      }
    >
      {children}
    </TableFrame>
  );
}

/** The guest that a row becomes, as table cells. */
function RowCells({ row: { line, guest } }: { row: ImportRow }) {
  const { i18n } = useLingui();
  const { invitees } = guest;
  const onCard = i18n.number(guest.inviteeOnCard);
  return (
    <>
      <td className={styles.lineCell}>{i18n.number(line)}</td>
      <td className={styles.nameCell}>
        <ForeignText text={guest.name} />
      </td>
      <td>{guest.phone && <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>}</td>
      <td className={styles.invitedCell}>
        <span className={styles.bare}>{i18n.number(invitees)}</span>
        <span className={styles.labelled}>
          <Plural value={invitees} one="# invited" other="# invited" />
        </span>
        {guest.inviteeOnCard !== invitees && (
          <small>
            <Trans>On the card: {onCard}</Trans>
          </small>
        )}
      </td>
    </>
  );
}
