import { Button, ProgressBar } from '@fluentui/react-components';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ImportFlow } from './import-flow.ts';
import { countStates, type ImportRun, isUnderWay } from './import-run.ts';
import { ImportReport } from './ImportReport.tsx';
import { RunSentence } from './RunSentence.tsx';
import styles from './SendingStep.module.css';

interface SendingStepProps {
  flow: ImportFlow;
  run: ImportRun;
  /** How many rows the preview had; undefined after a reload. */
  rows: number | undefined;
  eventId: string;
}

/** The running import: progress, pause, cancel, resume; at the end the report. */
export function SendingStep({ flow, run, rows, eventId }: SendingStepProps) {
  const { i18n, t } = useLingui();
  const snapshot = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const { status, journal } = snapshot;
  if (status === 'done') return <ImportReport {...{ flow, snapshot, rows, eventId }} />;
  const all = journal.plan.guests.length;
  const open = countStates(journal, 'waiting', 'unclear');
  const [sent, total] = [i18n.number(all - open), i18n.number(all)];
  return (
    <section className={styles.step} aria-labelledby="sending">
      <h3 id="sending">
        <RunSentence snapshot={snapshot} />
      </h3>
      <ProgressBar
        value={all - open}
        max={all}
        thickness="large"
        color={status === 'stopped' ? 'error' : 'brand'}
        aria-label={t`Progress`}
      />
      <p className={styles.count}>
        <Trans>
          {sent} of {total}
        </Trans>
      </p>
      <div className={styles.actions}>
        {isUnderWay(snapshot) ? (
          <Button icon={<Pause20Regular />} onClick={run.pause}>
            <Trans>Pause</Trans>
          </Button>
        ) : (
          <Button appearance="primary" icon={<Play20Regular />} onClick={() => void run.start()}>
            {status === 'stopped' || status === 'elsewhere' ? (
              <Trans>Try again</Trans>
            ) : (
              <Trans>Continue import</Trans>
            )}
          </Button>
        )}
        <Button onClick={run.cancel}>
          <Trans>Cancel the rest</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>You can leave this page. The import waits here, and nobody is added twice.</Trans>
      </p>
    </section>
  );
}
