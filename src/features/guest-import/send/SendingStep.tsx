import { Button, ProgressBar } from '@fluentui/react-components';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { ApiError, isCut } from '../../../api/errors.ts';
import type { ImportFlow, Step } from '../import-flow.ts';
import { isUnderWay, type RunSnapshot } from './import-run.ts';
import { ImportReport } from './ImportReport.tsx';
import { countUnsettled } from './journal.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import styles from '../guest-import.module.css';

interface SendingStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'sending' }>;
  eventId: string;
}

/** The running import: progress, pause, resume, cancel; at the end the report. */
export function SendingStep({ flow, step: { run, reviewed }, eventId }: SendingStepProps) {
  const { i18n, t } = useLingui();
  const snapshot = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const { status, journal } = snapshot;
  if (status === 'done') return <ImportReport {...{ flow, run, snapshot, reviewed, eventId }} />;
  const all = journal.plan.guests.length;
  const settled = all - countUnsettled(journal);
  const [sent, total] = [i18n.number(settled), i18n.number(all)];
  return (
    <Surface className={styles.sending} isPadded aria-labelledby="sending">
      <h3 id="sending">
        <RunSentence snapshot={snapshot} />
      </h3>
      <ProgressBar
        value={settled}
        max={all}
        thickness="large"
        color={status === 'stopped' ? 'error' : 'brand'}
        aria-label={t`Progress`}
      />
      <p>
        <Trans>
          {sent} of {total}
        </Trans>
      </p>
      <Row gap={12}>
        {isUnderWay(snapshot) ? (
          <Button icon={<Pause20Regular />} onClick={run.pause}>
            <Trans>Pause</Trans>
          </Button>
        ) : (
          <Button appearance="primary" icon={<Play20Regular />} onClick={() => void run.start()}>
            {status === 'paused' ? <Trans>Continue import</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        {(status === 'paused' || status === 'stopped') && (
          <Button onClick={() => void run.cancel()}>
            <Trans>Cancel the rest</Trans>
          </Button>
        )}
      </Row>
      <p className={styles.hint}>
        <Trans>You can leave this page. The import waits here, and nobody is added twice.</Trans>
      </p>
    </Surface>
  );
}

/** The progress of the import, or why it has stopped. */
function RunSentence({ snapshot: { status, error } }: { snapshot: RunSnapshot }) {
  switch (status) {
    case 'settling':
      return isCut(error) ? (
        <Trans>
          The connection was lost. In 30 seconds, the import checks what was saved, then continues.
        </Trans>
      ) : (
        <Trans>Waiting for the server to finish with the last guests…</Trans>
      );
    case 'checking':
      return <Trans>Comparing with the guest list…</Trans>;
    case 'elsewhere':
      return <Trans>Another tab is importing guests for this event. Try again when it is done.</Trans>;
    case 'stopped':
      return error instanceof ApiError ? (
        <span dir="auto">{error.message || <Trans>The server did not accept this guest.</Trans>}</span>
      ) : (
        <Trans>The connection was lost. What was imported so far is saved.</Trans>
      );
    case 'paused':
      return <Trans>Import paused</Trans>;
    case 'running':
      return <Trans>Importing guests…</Trans>;
    case 'done':
      return <Trans>Import finished</Trans>;
  }
}
