import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDiscrepancies, type Guest } from '../../domain/guest/guest.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { getRowKeys } from '../../ui/table/rows.ts';
import { Surface } from '../../ui/page/Surface.tsx';
import styles from './EventAnswers.module.css';

/** How many guests are shown here; the guest list has the others. */
const shown = 5;

interface DiscrepancyListProps {
  eventId: string;
  guests: readonly Guest[];
}

/** The guests with discrepancies, with the reasons. */
export function DiscrepancyList({ eventId, guests }: DiscrepancyListProps) {
  const { t, i18n } = useLingui();
  const first = guests.slice(0, shown);
  const keys = getRowKeys(first);
  const count = i18n.number(guests.length);
  return (
    <Surface className={styles.panel}>
      <h3>
        <Trans>Discrepancies</Trans>
      </h3>
      <ul className={styles.discrepancies}>
        {first.map((guest, place) => (
          <li key={keys[place]}>
            <b>
              <ForeignText text={guest.name || t`No name`} />
            </b>
            <span>
              <ForeignText text={formatDiscrepancies(guest)} />
            </span>
          </li>
        ))}
      </ul>
      <Link
        className="screen-only"
        to="/events/guests/$filter"
        params={{ filter: 'discrepancies' }}
        search={{ event: eventId }}
      >
        <Trans>Show all {count}</Trans>
      </Link>
    </Surface>
  );
}
