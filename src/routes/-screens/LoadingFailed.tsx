import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ApiError, isGone } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissingPart } from '../../ui/missing-part.ts';

/** A page whose data did not come: what happened, another try, and a way out. */
export function LoadingFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  // Not what the page asked for is missing but the page itself, and another try cannot bring it.
  if (isMissingPart(error)) throw error;
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
