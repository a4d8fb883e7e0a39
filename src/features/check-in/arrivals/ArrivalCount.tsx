import { Button } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Row } from '../../../ui/page/Layout.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import styles from '../check-in.module.css';
import { countExpected, countPeople, type Entry, listArrivals } from './arrivals.ts';
import type { CheckInList } from './check-in-list.ts';

interface ArrivalCountProps {
  log: ArrivalLog;
  entries: readonly Entry[];
  /** Undefined while it is loading, and where there is none. */
  list: CheckInList | undefined;
  onUndone(): void;
}

/** The number of people who have checked in, and the undo of the last check-in. */
export function ArrivalCount({ log, entries, list, onUndone }: ArrivalCountProps) {
  const { t } = useLingui();
  const last = entries.at(-1);
  const lastName = last?.name || t`No name`;
  const undo = () => {
    log.undo();
    onUndone();
  };
  const arrivals = listArrivals(entries);
  return (
    <Row isApart className={styles.arrivalCount}>
      <ArrivalRing
        people={countPeople(arrivals)}
        expected={list?.isComplete ? countExpected(list.guests, arrivals) : undefined}
      />
      {last && (
        <Button className={styles.undo} icon={<ArrowUndo20Regular />} onClick={undo}>
          <span>
            <Trans>Undo: {lastName}</Trans>
          </span>
        </Button>
      )}
    </Row>
  );
}

interface ArrivalRingProps {
  /** People checked in. */
  people: number;
  /** At least `people`; undefined while the guest list is not loaded. */
  expected: number | undefined;
}

/** A circumference of 100 units. */
const radius = 100 / (2 * Math.PI);

/** The number of people here of those expected, with a ring around it. */
function ArrivalRing({ people, expected }: ArrivalRingProps) {
  const { i18n } = useLingui();
  const part = expected ? (people / expected) * 100 : 0;
  return (
    <Row isOneLine gap={12} className={styles.ring}>
      <svg viewBox="0 0 38 38" aria-hidden>
        <circle className={styles.track} cx="19" cy="19" r={radius} />
        {part > 0 && (
          <circle
            className={styles.arc}
            cx="19"
            cy="19"
            r={radius}
            strokeDasharray={`${part} ${100 - part}`}
          />
        )}
      </svg>
      <p>
        <b>{i18n.number(people)}</b> <Plural value={people} one="person" other="people" />
        {expected !== undefined && (
          <>
            {' '}
            <span>
              <Plural value={expected} one="of # expected" other="of # expected" />
            </span>
          </>
        )}
      </p>
    </Row>
  );
}
