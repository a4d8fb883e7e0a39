import { Plural, useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { formatDiscrepancies } from '../../../domain/guest/discrepancies.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from './guest-list.module.css';
import { NameCell } from './NameCell.tsx';

/**
 * The columns of the guest list. Below 1200 px the phone is below the name.
 * @param lookAlikes names that look like another name on the list
 * @param currentId the guest who is open beside the list
 */
export function useGuestColumns(
  lookAlikes: ReadonlySet<string>,
  currentId: string | undefined,
): Column<Guest>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Guest`,
      isRowHeader: true,
      isSortable: true,
      cell: (guest) => (
        <NameCell guest={guest} isLookAlike={lookAlikes.has(guest.name)} currentId={currentId} />
      ),
    },
    {
      id: 'phone',
      header: t`Phone`,
      width: '8.5rem',
      minTableWidth: 1200,
      cardPlace: 'hidden',
      cell: ({ phone }) => phone && <bdi dir="ltr">{formatPhone(phone)}</bdi>,
    },
    {
      id: 'invited',
      header: t`Invited`,
      isSortable: true,
      firstDirection: 'descending',
      width: '7rem',
      align: 'end',
      minTableWidth: 1200,
      cardPlace: 'hidden',
      cell: ({ invitees }) => invitees ?? '–',
    },
    {
      id: 'answer',
      header: t`Answer`,
      isSortable: true,
      width: '16rem',
      cardPlace: 'aside',
      cell: (guest) => (
        <span className={styles.answer}>
          {guest.discrepancies.length > 0 && (
            <span className={styles.dot}>
              <span className="visually-hidden">{formatDiscrepancies(i18n, guest)}</span>
            </span>
          )}
          <AnswerPill answer={guest.answer} />
          {guest.invitees !== undefined && (
            <small className={styles.invited}>
              <Plural value={guest.invitees} one="# invited" other="# invited" />
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'whatsapp',
      header: t`WhatsApp`,
      width: '6rem',
      minTableWidth: 1200,
      cardPlace: 'hidden',
      cell: ({ isWAPhone }) => (isWAPhone === undefined ? '–' : isWAPhone ? t`Yes` : t`No`),
    },
    {
      id: 'discrepancies',
      header: t`To check`,
      minTableWidth: 860,
      wrapsBelow: true,
      cardPlace: 'hidden',
      cell: (guest) =>
        guest.discrepancies.length > 0 && (
          <span className={styles.discrepancies}>
            <ForeignText text={formatDiscrepancies(i18n, guest)} isClamped />
          </span>
        ),
    },
  ];
}
