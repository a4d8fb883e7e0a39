import { createFileRoute } from '@tanstack/react-router';
import { UserIdContext } from '../../api/use-api.ts';
import { useSession } from '../../features/session/session.ts';
import { Splash } from '../../ui/states/Splash.tsx';
import { requireSignedIn } from '../-guards/guard-route.ts';
import { DashboardLayout } from '../-screens/DashboardLayout.tsx';

/**
 * Pages that need a login. The pages below load while the user is being checked; the loader here delays them until the
 * check is done.
 */
export const Route = createFileRoute('/_organiser/_signed-in')({
  staticData: { messages: ['organiser', 'rsvp'] },
  beforeLoad: ({ context, location }) =>
    requireSignedIn(context.session.getSnapshot(), location.href, context),
  loader: async ({ context, location }) =>
    requireSignedIn(await context.session.waitForAuthCheck(), location.href, context),
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
