import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { formatDiscrepancies, type Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from './guest-list.module.css';
import { NameCell } from './NameCell.tsx';
import { getComingCount } from '../../../domain/guest/guest-answer.ts';

/**
 * The columns of the guest list. Below 1200 px the phone is below the name.
 * @param twins names that look like another name on the list
 * @param currentId the guest who is open beside the list
 */
export function useGuestColumns(twins: ReadonlySet<string>, currentId: string | undefined): Column<Guest>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Guest`,
      isRowHeader: true,
      isSortable: true,
      cell: (guest) => <NameCell guest={guest} isLookAlike={twins.has(guest.name)} currentId={currentId} />,
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
      id: 'coming',
      header: t({ message: 'Coming', context: 'number of people' }),
      isSortable: true,
      firstDirection: 'descending',
      width: '8rem',
      minTableWidth: 620,
      cardPlace: 'hidden',
      cell: (guest) => <ComingCell guest={guest} />,
    },
    {
      id: 'answer',
      header: t`Answer`,
      isSortable: true,
      width: '11rem',
      cardPlace: 'aside',
      cell: ({ answer, discrepancies, invitees }) => (
        <>
          {discrepancies.length > 0 && (
            <span className={styles.dot}>
              <span className="visually-hidden">{formatDiscrepancies({ discrepancies })}</span>
            </span>
          )}
          <AnswerPill answer={answer} />
          {invitees !== undefined && (
            <small className={styles.invited}>
              <Plural value={invitees} one="# invited" other="# invited" />
            </small>
          )}
        </>
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
      header: t`Discrepancies`,
      minTableWidth: 860,
      wrapsBelow: true,
      cardPlace: 'hidden',
      cell: (guest) =>
        guest.discrepancies.length > 0 && (
          <span className={styles.discrepancies}>
            <ForeignText text={formatDiscrepancies(guest)} isClamped />
          </span>
        ),
    },
  ];
}

/** More than this are shown as a number instead of marks. */
const maxMarks = 8;

/** How many of those invited come: marks and numbers. */
function ComingCell({ guest }: { guest: Guest }) {
  const { i18n } = useLingui();
  const coming = getComingCount(guest);
  const { invitees } = guest;
  if (invitees === undefined) return coming === undefined ? '–' : i18n.number(coming);
  const marks = Math.max(invitees, coming ?? 0);
  const [shown, of] = [coming === undefined ? '–' : i18n.number(coming), i18n.number(invitees)];
  return (
    <span className={styles.coming}>
      {marks > 0 && marks <= maxMarks && (
        <span className={styles.marks} aria-hidden>
          {Array.from({ length: marks }, (_, place) => (
            <i
              key={`mark ${String(place)}`}
              data-kind={place >= (coming ?? 0) ? 'open' : place >= invitees ? 'over' : 'coming'}
            />
          ))}
        </span>
      )}
      <span>
        <Trans>
          {shown} of {of}
        </Trans>
      </span>
    </span>
  );
}
