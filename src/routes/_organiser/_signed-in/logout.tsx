import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { pendingDeletes } from '../../../domain/pending-deletes.ts';
import { countUnexported } from '../../../features/check-in/arrivals-on-device.ts';
import { LogoutPage } from '../../../features/session/LogoutPage.tsx';

/** Logs out at once, unless that would delete check-ins that exist only here: then it asks first. */
export const Route = createFileRoute('/_organiser/_signed-in/logout')({
  staticData: { title: msg`Logout` },
  beforeLoad: async ({ context: { session }, preload }) => {
    if (preload) return;
    const state = await session.settled();
    if (state.status === 'signed-in' && countUnexported(state.user.id) > 0) return;
    await pendingDeletes.flush();
    session.signOut();
    throw redirect({ to: '/', replace: true });
  },
  component: Logout,
});

function Logout() {
  const { session } = Route.useRouteContext();
  const router = useRouter();
  const state = session.getSnapshot();
  return (
    <LogoutPage
      unexported={state.status === 'signed-in' ? countUnexported(state.user.id) : 0}
      onLogout={async () => {
        await pendingDeletes.flush();
        session.signOut();
        await router.navigate({ to: '/', replace: true });
      }}
    />
  );
}
