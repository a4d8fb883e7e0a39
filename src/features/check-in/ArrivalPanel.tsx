import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { downloadFile } from '../../ui/download.ts';
import { ArrivalList } from './ArrivalList.tsx';
import { ScanNotice } from './ScanNotice.tsx';
import { SignalSwitch } from './SignalSwitch.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import { type Entry, listArrivals } from './arrivals.ts';
import { formatArrivals } from './arrivals-csv.ts';
import { Surface } from '../../ui/Surface.tsx';
import styles from './ArrivalPanel.module.css';

interface ArrivalPanelProps {
  log: ArrivalLog;
  entries: readonly Entry[];
  /** The name of the exported file. */
  handle: string;
  /** Deletes the check-ins and the copy of the guest list from this device. */
  onClear(): void;
  /** An action is done, and the next guest can be scanned. */
  onDone(): void;
}

/** Who has checked in, and actions on the log. */
export function ArrivalPanel(props: ArrivalPanelProps) {
  const { log, entries, handle, onClear, onDone } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const there = listArrivals(entries);
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
  return (
    <Surface className={styles.panel} aria-label={t`Checked in`}>
      <h2>
        <Plural value={there.length} one="# guest checked in" other="# guests checked in" />
      </h2>
      <ArrivalList there={there} />
      {!log.isLasting() && (
        <ScanNotice tone="warning">
          <Trans>This browser cannot save your check-ins. Export them before you close this tab.</Trans>
        </ScanNotice>
      )}
      {!isEmpty && (
        <footer>
          <Button icon={<ArrowDownload20Regular />} onClick={then(save)}>
            <Trans>Export</Trans>
          </Button>
        </footer>
      )}
      <details className={styles.device}>
        <summary>
          <Trans>On this device</Trans>
        </summary>
        {log.isLasting() && (
          <p>
            <Trans>Saved on this device only. Other devices do not see it.</Trans>
          </p>
        )}
        <SignalSwitch />
        {!isEmpty && (
          <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => setAsking(true)}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </details>
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
