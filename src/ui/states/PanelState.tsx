import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isGone, getServerMessage } from '../../api/errors.ts';
import { ErrorState } from './ErrorState.tsx';
import { Bone, LoadingStatus } from './Skeleton.tsx';

interface PanelStateProps {
  /** Why it could not be loaded; null while it is loading. */
  error: Error | null;
  /** The consequence of a deleted record for the person. */
  gone?: ReactNode;
  onRetry(): void;
}

/** Replaces the content of a panel while it is loading or if loading failed. */
export function PanelState({ error, gone, onRetry }: PanelStateProps) {
  if (!error) {
    return (
      <>
        <LoadingStatus />
        <Bone height="240px" />
      </>
    );
  }
  if (isGone(error)) {
    return (
      <ErrorState
        heading="h2"
        title={<Trans>This no longer exists</Trans>}
        hint={gone ?? <Trans>It may have been deleted.</Trans>}
      />
    );
  }
  return (
    <ErrorState
      heading="h2"
      title={<Trans>We could not load this</Trans>}
      detail={getServerMessage(error)}
      onRetry={onRetry}
    />
  );
}
