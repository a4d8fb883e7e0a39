import { Button, Spinner } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { isGone, getServerMessage } from '../../../api/errors.ts';
import styles from './GuestPanel.module.css';

/** Shown while a guest is loading, or if loading failed. */
export function GuestUnavailable({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const { t } = useLingui();
  if (!error) return <Spinner size="small" label={t`Loading...`} />;
  if (isGone(error)) {
    return (
      <p role="alert">
        <Trans>This guest is not on the list any more.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.content} role="alert">
      <p dir="auto">
        {getServerMessage(error) || <Trans>We could not load this guest. Check your connection.</Trans>}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
