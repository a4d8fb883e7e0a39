import { Button, ProgressBar } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportFlow, Step } from './import-flow.ts';
import styles from './ReadingStep.module.css';

interface ReadingStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'reading' }>;
}

/** Shown while a file, or the guest list it is compared with, is being read. */
export function ReadingStep({ flow, step: { part } }: ReadingStepProps) {
  const { t } = useLingui();
  return (
    <div className={styles.step}>
      <p role="status">
        {part === undefined ? (
          <Trans>Reading the file…</Trans>
        ) : (
          <Trans>Comparing with the guest list…</Trans>
        )}
      </p>
      <ProgressBar {...(part !== undefined && { value: part })} thickness="large" aria-label={t`Progress`} />
      <div>
        <Button onClick={() => flow.startOver()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
