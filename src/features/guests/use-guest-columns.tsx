import { useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../domain/AnswerPill.tsx';
import { formatDiscrepancies, type Guest } from '../../domain/guest.ts';
import { formatPhone } from '../../domain/phone.ts';
import type { Column } from '../../ui/data-table.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { ComingCell } from './ComingCell.tsx';
import styles from './GuestTable.module.css';
import { NameCell } from './NameCell.tsx';

interface GuestColumnsOptions {
  /** How much room there is: for every column, for the most important ones, or only for the answer. */
  room: 'full' | 'medium' | 'compact';
  /** Names that look like another one of the list. */
  twins: ReadonlySet<string>;
  /** The address that shows a guest beside the list. */
  getHref(id: string): string;
  onOpen(id: string): void;
}

/** The columns of the guest list. With little room, the phone is below the name and the answer includes the count. */
export function useGuestColumns({ room, twins, ...open }: GuestColumnsOptions): Column<Guest>[] {
  const { t } = useLingui();
  const name: Column<Guest> = {
    id: 'name',
    header: t`Guest`,
    isRowHeader: true,
    isSortable: true,
    cell: (guest) => (
      <NameCell guest={guest} isLookAlike={twins.has(guest.name)} hasPhone={room !== 'full'} {...open} />
    ),
  };
  const answer: Column<Guest> = {
    id: 'answer',
    header: t`Answer`,
    isSortable: true,
    width: '160px',
    phone: 'aside',
    cell: (guest) => <AnswerPill answer={guest.answer} />,
  };
  const discrepancies: Column<Guest> = {
    id: 'discrepancies',
    header: t`Discrepancies`,
    cell: (guest) =>
      guest.discrepancies.length > 0 && (
        <span className={styles.discrepancies}>
          <ForeignText text={formatDiscrepancies(guest)} />
        </span>
      ),
  };
  const invited: Column<Guest> = {
    id: 'invited',
    header: t`Invited`,
    isSortable: true,
    firstDirection: 'descending',
    width: '88px',
    align: 'end',
    phone: 'hidden',
    cell: ({ invitees }) => invitees ?? '–',
  };
  const coming: Column<Guest> = {
    id: 'coming',
    header: t({ message: 'Coming', context: 'number of people' }),
    isSortable: true,
    firstDirection: 'descending',
    width: '128px',
    phone: 'hidden',
    cell: (guest) => <ComingCell guest={guest} />,
  };
  if (room === 'compact') return [name, answer];
  if (room === 'medium') return [name, coming, answer, { ...discrepancies, width: '24%' }];
  return [
    name,
    {
      id: 'phone',
      header: t`Phone`,
      width: '120px',
      phone: 'hidden',
      cell: ({ phone }) => phone && <bdi dir="ltr">{formatPhone(phone)}</bdi>,
    },
    invited,
    coming,
    answer,
    {
      id: 'whatsapp',
      header: t`WhatsApp`,
      width: '96px',
      phone: 'hidden',
      cell: ({ isWAPhone }) => (isWAPhone === undefined ? '–' : isWAPhone ? t`Yes` : t`No`),
    },
    discrepancies,
  ];
}
