import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { pendingDeletes } from '../../../domain/pending-deletes.ts';
import { countUnexported } from '../../../features/check-in/arrivals-on-device.ts';
import { countUnfinished } from '../../../features/guest-import/count-unfinished.ts';
import { LogoutPage } from '../../../features/session/LogoutPage.tsx';

/** Logs out at once, unless that would delete check-ins or the rest of an import, which exist only here: then it asks. */
export const Route = createFileRoute('/_organiser/_signed-in/logout')({
  staticData: { title: msg`Logout` },
  beforeLoad: async ({ context: { session }, preload }) => {
    if (preload) return;
    const state = await session.settled();
    if (state.status === 'signed-in' && Object.values(countLost(state.user.id)).some(Boolean)) return;
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
      {...countLost(state.status === 'signed-in' ? state.user.id : '')}
      onLogout={async () => {
        await pendingDeletes.flush();
        session.signOut();
        await router.navigate({ to: '/', replace: true });
      }}
    />
  );
}

/** What a logout would delete, which exists only on this device. */
const countLost = (userId: string) => ({
  unexported: countUnexported(userId),
  unfinished: countUnfinished(userId),
});
