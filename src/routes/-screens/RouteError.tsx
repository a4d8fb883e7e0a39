import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError, isGone, NetworkError, getServerMessage, UnreadableResponse } from '../../api/errors.ts';
import { UnreachableApi } from '../../api/unreachable-api.ts';
import { Broken } from '../../ui/states/Broken.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { isMissingPart } from '../../ui/states/missing-part.ts';
import { Surface } from '../../ui/layout/Surface.tsx';

const failedLoads = [ApiError, NetworkError, UnreadableResponse];

interface RouteErrorProps extends ErrorComponentProps {
  isEvents?: boolean;
  /** What works without a connection. */
  alternatives?: ReactNode;
}

/**
 * The error page of every route. A failed load says what happened and can be retried; a missing chunk or a bug shows a
 * broken page, and never looks like a failed load. The page of the events keeps its title, and has no link to itself.
 */
export function RouteError({ error, isEvents = false, alternatives }: RouteErrorProps) {
  const router = useRouter();
  const heading = isEvents ? 'h2' : 'h1';
  const isPartMissing = isMissingPart(error);
  if (!navigator.onLine && (isPartMissing || error instanceof NetworkError)) {
    // A failed import is remembered until a reload; a failed call is not.
    return (
      <Offline
        heading={heading}
        alternatives={alternatives}
        onRetry={() => (isPartMissing ? location.reload() : void router.invalidate())}
      />
    );
  }
  if (!failedLoads.some((failedLoad) => error instanceof failedLoad)) return <Broken error={error} />;
  return (
    <ErrorState
      heading={heading}
      title={
        isGone(error) ? <Trans>This no longer exists</Trans> : <Trans>We could not load this page</Trans>
      }
      detail={getServerMessage(error)}
      hint={<Reason error={error} />}
      {...(!isGone(error) && { onRetry: () => void router.invalidate() })}
    >
      {!isEvents && (
        <ButtonLink to="/events" {...(isGone(error) && { appearance: 'primary' })}>
          <Trans>Go to events</Trans>
        </ButtonLink>
      )}
      {isForbidden(error) && (
        <Link to="/logout">
          <Trans>Logout</Trans>
        </Link>
      )}
      {error instanceof NetworkError && alternatives}
    </ErrorState>
  );
}

interface OfflineProps {
  heading: 'h1' | 'h2';
  alternatives: ReactNode;
  onRetry(): void;
}

/** The page could not be loaded without a connection, and is as soon as it is back. */
function Offline({ heading, alternatives, onRetry }: OfflineProps) {
  const retryOnline = (element: HTMLElement | null) => {
    if (!element) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  };
  return (
    <Surface as="div" role="alert" ref={retryOnline}>
      <EmptyState
        icon={<PlugDisconnectedRegular aria-hidden />}
        title={<Trans>You are offline</Trans>}
        heading={heading}
        hint={<Trans>This page opens when you are back online.</Trans>}
        action={alternatives}
      />
    </Surface>
  );
}

/** Whether the API says that the user may not do this; a proxy's page does not count. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.isFromApi && error.status === 403;

/** Why it failed, or what to do now. */
function Reason({ error }: { error: unknown }) {
  if (isGone(error)) return <Trans>It may have been deleted.</Trans>;
  if (isForbidden(error)) return <Trans>Log in with another account, or ask your administrator.</Trans>;
  if (error instanceof ApiError) return <Trans>The server cannot show it right now. Try again later.</Trans>;
  if (error instanceof UnreachableApi) {
    const { address } = error;
    return <Trans>The API is not reachable at {address}. Tell the administrator of this site.</Trans>;
  }
  if (error instanceof UnreadableResponse) return <Trans>We could not read the server’s response.</Trans>;
  if (error instanceof NetworkError && error.isTimeout)
    return <Trans>The server took too long to answer.</Trans>;
  return <Trans>Check your connection and try again.</Trans>;
}
