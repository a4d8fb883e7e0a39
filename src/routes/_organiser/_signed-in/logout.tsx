import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { pendingDeletion } from '../../../domain/pending-deletion.ts';
import { countUnexported } from '../../../features/check-in/arrivals/arrival-log.ts';
import { countUnfinished } from '../../../features/guest-import/send/journal.ts';
import { LogoutPage } from '../../../features/session/pages/LogoutPage.tsx';
import type { RouterContext } from '../../-context.ts';

/** Logs out at once, unless that would delete check-ins or the rest of an import, which exist only here: then it asks. */
export const Route = createFileRoute('/_organiser/_signed-in/logout')({
  staticData: { title: msg`Logout` },
  beforeLoad: async ({ context, preload }) => {
    if (preload) return;
    const state = await context.session.waitUntilSettled();
    if (state.status === 'signed-in' && Object.values(countLost(state.user.uid)).some(Boolean)) return;
    await signOut(context);
    throw redirect({ to: '/', replace: true });
  },
  component: Logout,
});

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
