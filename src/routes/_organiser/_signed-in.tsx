import { createFileRoute } from '@tanstack/react-router';
import { UserIdContext } from '../../api/use-api.ts';
import { roleGroups } from '../../features/session/access.ts';
import { useSession } from '../../features/session/session.ts';
import { Splash } from '../../ui/states/Splash.tsx';
import { guardRoute } from '../-guards/guard-route.ts';
import { DashboardLayout } from '../-screens/DashboardLayout.tsx';

/**
 * Pages that need a login. The pages below load while the user is being checked; the loader here delays them until the
 * check is done.
 */
export const Route = createFileRoute('/_organiser/_signed-in')({
  staticData: { messages: ['organiser', 'rsvp'] },
  beforeLoad: ({ context, location }) =>
    guardRoute(roleGroups.user, context.session.getSnapshot(), location, context),
  loader: async ({ context, location }) =>
    guardRoute(roleGroups.user, await context.session.waitUntilSettled(), location, context),
  component: SignedIn,
  pendingComponent: Splash,
});

function SignedIn() {
  const context = Route.useRouteContext();
  const state = useSession(context.session);
  if (state.status !== 'signed-in') return <Splash />;
  return (
    <UserIdContext value={state.user.uid}>
      <DashboardLayout {...context} />
    </UserIdContext>
  );
}
