import { Button, Switch } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { downloadFile } from '../../../ui/text/download.ts';
import { canShareFiles, shareFile } from '../../../ui/text/share-file.ts';
import { missingSentences, type Readiness } from '../readiness.ts';
import { ScanNotice } from '../scan/ScanNotice.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import { formatArrivalFile } from './arrival-file.ts';
import { type Arrival, type Entry, formatClockTime, listArrivals } from './arrivals.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import styles from '../check-in.module.css';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { signalSetting } from '../scan/signal.ts';

interface ArrivalPanelProps {
  eventId: string;
  log: ArrivalLog;
  entries: readonly Entry[];
  readiness: Readiness;
  /** The name of the exported file. */
  handle: string;
  /** Deletes the check-ins and the copy of the guest list from this device. */
  onClear(): void;
  /** An action is done, and the next guest can be scanned. */
  onDone(): void;
}

/** Who has checked in, and actions on the log. */
export function ArrivalPanel(props: ArrivalPanelProps) {
  const { eventId, log, entries, readiness, handle, onClear, onDone } = props;
  const { i18n, t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [clears, setClears] = useState(0);
  const hasSignals = useSyncExternalStore(signalSetting.subscribe, signalSetting.getSnapshot);
  const there = listArrivals(entries);
  const isEmpty = entries.length === 0;
  const missing = readiness && missingSentences[readiness];
  const then = (act: () => void) => () => {
    act();
    onDone();
  };
  const fileName = `arrivals-${handle}.csv`;
  const formatFile = () => {
    const headings = [
      t`Guest`,
      t`People`,
      t`Checked in at`,
      t`Guest ID`,
      t`Checked in at (UTC)`,
      t`Event ID`,
    ];
    return formatArrivalFile(eventId, headings, there);
  };
  const save = () => {
    downloadFile(fileName, formatFile());
    log.markExported();
  };
  const share = async () => {
    const file = new File([formatFile()], fileName, { type: 'text/csv' });
    if (await shareFile(file)) log.markExported();
    onDone();
  };
  return (
    <Surface className={styles.arrivals} aria-label={t`Checked in`}>
      <h2>
        <Plural value={there.length} one="# guest checked in" other="# guests checked in" />
      </h2>
      <ArrivalList there={there} />
      {!log.isLasting() && (
        <ScanNotice tone="caution">
          <Trans>This browser cannot save your check-ins. Export them before you close this tab.</Trans>
        </ScanNotice>
      )}
      {missing && <ScanNotice tone="caution">{i18n._(missing)}</ScanNotice>}
      {!isEmpty && (
        <Row as="footer">
          <Button icon={<ArrowDownload20Regular />} onClick={then(save)}>
            <Trans>Export</Trans>
          </Button>
          {canShareFiles('arrivals.csv', 'text/csv') && (
            <Button icon={<Share20Regular />} onClick={() => void share()}>
              <Trans>Share…</Trans>
            </Button>
          )}
        </Row>
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
        <OtherDevice key={clears} {...{ eventId, log, entries, onDone }} />
        <Switch
          className="screen-only"
          checked={hasSignals}
          label={t`Sound and vibration`}
          onChange={(_, { checked }) => signalSetting.set(checked)}
        />
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
          setClears(clears + 1);
          setAsking(false);
        })}
        onCancel={() => setAsking(false)}
      />
    </Surface>
  );
}

/** How many of the latest arrivals are shown; the export has all. */
const latestShown = 8;

/** The latest arrivals, most recent first. */
function ArrivalList({ there }: { there: readonly Arrival[] }) {
  const { i18n, t } = useLingui();
  const more = there.length - latestShown;
  if (there.length === 0) {
    return (
      <Text tone="soft" className={styles.note}>
        <Trans>No check-ins yet. Guests you check in appear here.</Trans>
      </Text>
    );
  }
  return (
    <>
      <ol>
        {there
          .slice(-latestShown)
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
        <Text tone="soft" className={styles.note}>
          <Plural
            value={more}
            one="and # more. Export to see everyone."
            other="and # more. Export to see everyone."
          />
        </Text>
      )}
    </>
  );
}
