import { Button } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Plural, useLingui } from '@lingui/react/macro';
import { Row } from '../../../ui/layout/Layout.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { UndoKeys } from '../../../ui/toasts/UndoKeys.tsx';
import { type Readiness, readinessLabels } from '../readiness.ts';
import type { ArrivalLog } from './arrival-log.ts';
import styles from '../check-in.module.css';
import { countExpected, countPeople, type Entry, findLastOwn, listArrivals } from './arrivals.ts';
import type { CheckInList } from './check-in-list.ts';

interface ArrivalCountProps {
  log: ArrivalLog;
  entries: readonly Entry[];
  /** Undefined while it is loading, and where there is none. */
  list: CheckInList | undefined;
  readiness: Readiness;
  onUndone(): void;
}

/** The number of people here of those expected, with a ring around it, and the undo of the last check-in. */
export function ArrivalCount({ log, entries, list, readiness, onUndone }: ArrivalCountProps) {
  const { i18n, t } = useLingui();
  const last = findLastOwn(entries);
  const lastName = last?.name || t`No name`;
  const undo = () => {
    log.undo();
    onUndone();
  };
  const arrivals = listArrivals(entries);
  const people = countPeople(arrivals);
  const expected = list?.isComplete ? countExpected(list.guests, arrivals) : undefined;
  return (
    <Row isApart className={styles.arrivalCount}>
      <Row isOneLine gap={12} className={styles.ring}>
        <svg viewBox="0 0 38 38" fill="none" strokeWidth="5" aria-hidden>
          <circle className={styles.track} cx="19" cy="19" r="16" />
          <circle
            className={styles.arc}
            cx="19"
            cy="19"
            r="16"
            pathLength="100"
            strokeDasharray={`${expected ? (people / expected) * 100 : 0} 100`}
          />
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
      {last && (
        <Button
          className={styles.undo}
          icon={<ArrowUndo20Regular />}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        >
          <ForeignText text={t`Undo: ${lastName}`} isClamped />
          <UndoKeys />
        </Button>
      )}
      {readiness && (
        <small className={styles.readiness} data-readiness={readiness}>
          {i18n._(readinessLabels[readiness])}
        </small>
      )}
    </Row>
  );
}
