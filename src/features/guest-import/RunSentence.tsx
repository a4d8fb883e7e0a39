import { Trans } from '@lingui/react/macro';
import { ApiError, isInconclusive, NetworkError } from '../../api/errors.ts';
import type { RunSnapshot } from './import-run.ts';

/** What the import is doing, or why it has stopped. */
export function RunSentence({ snapshot: { status, error } }: { snapshot: RunSnapshot }) {
  switch (status) {
    case 'settling':
      return error instanceof NetworkError ? (
        <Trans>
          The connection was lost. In 30 seconds, the import checks who was added, then continues.
        </Trans>
      ) : (
        <Trans>Waiting for the server to finish with the last guests…</Trans>
      );
    case 'checking':
      return <Trans>Comparing with the guest list…</Trans>;
    case 'elsewhere':
      return <Trans>Another tab is importing guests for this event. Try again when it is done.</Trans>;
    case 'stopped':
      return error instanceof ApiError && !isInconclusive(error) ? (
        <span dir="auto">{error.message || <Trans>The server did not accept this guest.</Trans>}</span>
      ) : (
        <Trans>The connection was lost. Guests already added are safe.</Trans>
      );
    case 'paused':
      return <Trans>Import paused</Trans>;
    case 'idle':
    case 'running':
      return <Trans>Adding guests…</Trans>;
    case 'done':
      return <Trans>Import finished</Trans>;
  }
}
