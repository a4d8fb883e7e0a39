import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import type { Arrival } from './arrivals.ts';
import { formatClockTime } from './clock-time.ts';
import styles from './ArrivalPanel.module.css';

/** How many of the latest arrivals are shown; the export has all. */
const shown = 8;

/** The latest arrivals, most recent first. */
export function ArrivalList({ there }: { there: readonly Arrival[] }) {
  const { i18n, t } = useLingui();
  const more = there.length - shown;
  if (there.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>No check-ins yet. Guests you check in appear here.</Trans>
      </p>
    );
  }
  return (
    <>
      <ol>
        {there
          .slice(-shown)
          .reverse()
          .map(({ guestId, name, people, since }) => (
            <li key={guestId}>
              <span className={styles.name}>{name ? <ForeignText text={name} isClamped /> : t`No name`}</span>
              <time dateTime={new Date(since).toISOString()}>{formatClockTime(i18n, since)}</time>
              <b>{i18n.number(people)}</b>
            </li>
          ))}
      </ol>
      {more > 0 && (
        <p className={styles.note}>
          <Plural
            value={more}
            one="and # more. Export to see everyone."
            other="and # more. Export to see everyone."
          />
        </p>
      )}
    </>
  );
}
