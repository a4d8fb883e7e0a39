import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ApiError, isGone, UnreadableResponse } from '../../api/errors.ts';
import { Broken } from '../../ui/Broken.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** The error page of every route: a failed load can be retried, anything else is a page that is broken. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isFailedLoad =
    error instanceof ApiError ||
    error instanceof UnreadableResponse ||
    error instanceof TypeError ||
    error instanceof SyntaxError;
  if (!isFailedLoad) return <Broken error={error} />;
  return (
    <ErrorState
      title={
        isGone(error) ? <Trans>This is not here any more</Trans> : <Trans>This could not be loaded</Trans>
      }
      detail={error instanceof ApiError ? error.message : ''}
      onRetry={() => void router.invalidate()}
    >
      <Link to="/events">
        <Trans>To the events</Trans>
      </Link>
    </ErrorState>
  );
}
