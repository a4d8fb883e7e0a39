import { Plural, useLingui } from '@lingui/react/macro';
import styles from './ArrivalRing.module.css';

interface ArrivalRingProps {
  /** People checked in, and people who said that they are coming. */
  people: number;
  /** Undefined while the guest list is not loaded. */
  expected: number | undefined;
}

/** A circumference of 100 units. */
const radius = 100 / (2 * Math.PI);

/** The number of people here of those expected, with a ring around it. */
export function ArrivalRing({ people, expected }: ArrivalRingProps) {
  const { i18n } = useLingui();
  const part = expected ? Math.min(100, (people / expected) * 100) : 0;
  return (
    <div className={styles.counter}>
      <svg viewBox="0 0 38 38" aria-hidden>
        <circle className={styles.track} cx="19" cy="19" r={radius} />
        {part > 0 && (
          <circle
            className={styles.part}
            cx="19"
            cy="19"
            r={radius}
            strokeDasharray={`${part} ${100 - part}`}
          />
        )}
      </svg>
      <p>
        <b>{i18n.number(people)}</b> <Plural value={people} one="person" other="people" />
        {expected !== undefined && ' '}
        {expected !== undefined && (
          <span>
            <Plural value={expected} one="of # expected" other="of # expected" />
          </span>
        )}
      </p>
    </div>
  );
}
