import { Button } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ArrivalLog } from './arrival-log.ts';
import styles from './ArrivalPanel.module.css';
import { ArrivalRing } from './ArrivalRing.tsx';
import { countPeople, type Entry, listArrivals } from './arrivals.ts';
import type { CheckInList } from './check-in-list.ts';
import { countExpected } from './expected.ts';

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
  const last = log.getUndoable();
  const lastName = last?.name || t`No name`;
  const undo = () => {
    log.undo();
    onUndone();
  };
  return (
    <div className={styles.count}>
      <ArrivalRing
        people={countPeople(listArrivals(entries))}
        expected={list && countExpected(list.guests)}
      />
      {last && (
        <Button className={styles.undo} icon={<ArrowUndo20Regular />} onClick={undo}>
          <span>
            <Trans>Undo: {lastName}</Trans>
          </span>
        </Button>
      )}
    </div>
  );
}
