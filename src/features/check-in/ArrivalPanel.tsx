import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Phone20Regular } from '@fluentui/react-icons/svg/phone';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { downloadFile } from '../../ui/download.ts';
import { ArrivalList } from './ArrivalList.tsx';
import { ArrivalRing } from './ArrivalRing.tsx';
import type { CheckInList } from './check-in-list.ts';
import { countExpected } from './expected.ts';
import { MissingBones } from './MissingBones.tsx';
import { MissingGuests } from './MissingGuests.tsx';
import { SignalSwitch } from './SignalSwitch.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import { listArrivals, type Entry, countPeople } from './arrivals.ts';
import { formatArrivals } from './arrivals-csv.ts';
import { Surface } from '../../ui/Surface.tsx';
import styles from './ArrivalPanel.module.css';

interface ArrivalPanelProps {
  log: ArrivalLog;
  entries: readonly Entry[];
  /** The name of the exported file. */
  handle: string;
  /** Undefined while it is loading, and where there is none. */
  list: CheckInList | undefined;
  isLoading: boolean;
  /** A missing guest was chosen. */
  onChoose(guestId: string): void;
  /** Deletes the check-ins and the copy of the guest list from this device. */
  onClear(): void;
  /** An action is done, and the next guest can be scanned. */
  onDone(): void;
}

/** Who has checked in, the number of people, and actions on the log. */
export function ArrivalPanel(props: ArrivalPanelProps) {
  const { log, entries, handle, list, isLoading, onChoose, onClear, onDone } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const there = listArrivals(entries);
  const people = countPeople(there);
  const isEmpty = entries.length === 0;
  const then = (act: () => void) => () => {
    act();
    onDone();
  };
  const save = () => {
    downloadFile(
      `arrivals-${handle}.csv`,
      formatArrivals(there, { name: t`Guest`, people: t`People`, since: t`Checked in at`, id: t`Guest ID` }),
    );
    log.markExported();
  };
  const last = log.getUndoable();
  const lastName = last?.name || t`No name`;
  return (
    <Surface className={styles.panel} aria-labelledby="arrivals">
      <header>
        <h2 id="arrivals">
          <Trans>Checked in</Trans>
        </h2>
        <ArrivalRing people={people} expected={list && countExpected(list.guests)} />
        <p>
          <Plural value={there.length} one="# guest checked in" other="# guests checked in" />
        </p>
        {last && (
          <Button className={styles.undo} icon={<ArrowUndo20Regular />} onClick={then(log.undo)}>
            <span>
              <Trans>Undo: {lastName}</Trans>
            </span>
          </Button>
        )}
      </header>
      {isLoading && <MissingBones />}
      {list && <MissingGuests guests={list.guests} entries={entries} onChoose={onChoose} />}
      <ArrivalList there={there} />
      {!isEmpty && (
        <footer>
          <Button icon={<ArrowDownload20Regular />} onClick={then(save)}>
            <Trans>Export</Trans>
          </Button>
          <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => setAsking(true)}>
            <Trans>Clear</Trans>
          </Button>
        </footer>
      )}
      <div className={styles.device}>
        <SignalSwitch />
        <p>
          <Phone20Regular aria-hidden />
          {log.isLasting() ? (
            <Trans>Saved on this device only. Other devices do not see it.</Trans>
          ) : (
            <Trans>This browser cannot save your check-ins. Export them before you close this tab.</Trans>
          )}
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        action={<Trans>clear all check-ins on this device</Trans>}
        tone="danger"
        confirmLabel={<Trans>Clear</Trans>}
        onConfirm={then(() => {
          onClear();
          setAsking(false);
        })}
        onCancel={() => setAsking(false)}
      />
    </Surface>
  );
}
