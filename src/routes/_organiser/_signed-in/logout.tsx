import { Spinner } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { pendingDeletion } from '../../../shared/pending-deletion.ts';
import { countUnexported } from '../../../features/check-in/arrivals/arrival-log.ts';
import { countUnfinished } from '../../../features/guest-import/send/journal.ts';
import { LogoutPage } from '../../../features/session/pages/LogoutPage.tsx';
import { MirroredIcon } from '../../../ui/brand/MirroredIcon.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { RouterContext } from '../../-context.ts';

/**
 * Logs out at once, unless that would delete check-ins or the rest of an import, which exist only here: then it asks. A
 * large deletion is finished first. If a part of it fails, its toast offers another try, and the person stays logged
 * in.
 */
export const Route = createFileRoute('/_organiser/_signed-in/logout')({
  staticData: { title: msg`Logout` },
  beforeLoad: async ({ context, preload, abortController }) => {
    if (preload) return;
    if (!(await pendingDeletion.flushLarge())) throw redirect({ to: '/events', replace: true });
    // The person has gone on to another page meanwhile.
    if (abortController.signal.aborted) return;
    const state = await context.session.waitForAuthCheck();
    if (state.status === 'signed-in' && Object.values(countLost(state.user.uid)).some(Boolean)) return;
    await signOut(context);
    throw redirect({ to: '/', replace: true });
  },
  component: Logout,
  // A usual logout takes less, and the page before stays.
  pendingMs: 1_000,
  pendingComponent: LoggingOut,
});

function LoggingOut() {
  return (
    <EmptyState
      icon={<MirroredIcon of={SignOutRegular} />}
      heading="h1"
      title={<Trans>Logging out</Trans>}
      hint={<Trans>Your last changes are still being sent. Keep this page open.</Trans>}
      action={<Spinner size="small" />}
    />
  );
}

function Logout() {
  const context = Route.useRouteContext();
  const router = useRouter();
  const state = context.session.getSnapshot();
  return (
    <LogoutPage
      {...countLost(state.status === 'signed-in' ? state.user.uid : '')}
      onLogout={async () => {
        await signOut(context);
        await router.navigate({ to: '/', replace: true });
      }}
    />
  );
}

/** Ends the session once what waits is sent. */
const signOut = ({ session, finishPreference }: RouterContext) =>
  session.signOut(() => Promise.all([pendingDeletion.flush(), finishPreference()]));

/** What a logout would delete, which exists only on this device. */
const countLost = (userId: string) => ({
  unexported: countUnexported(userId),
  unfinished: countUnfinished(userId),
});
