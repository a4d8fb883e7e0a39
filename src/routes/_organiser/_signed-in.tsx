import { createFileRoute, Outlet } from '@tanstack/react-router';
import { roleGroups, visibleTo } from '../../features/session/access.ts';
import { roleName } from '../../features/session/role-name.ts';
import { useSession } from '../../features/session/use-session.ts';
import { navigation } from '../../shell/navigation.ts';
import { Shell } from '../../shell/Shell.tsx';
import { appearanceOf, withAppearance } from '../../theme/appearance.ts';
import { Splash } from '../../ui/Splash.tsx';
import { admit } from '../-admit.ts';

/**
 * Pages that need a sign-in. While the user is being checked the pages below load already; the loader
 * here holds them back until the check is through.
 */
export const Route = createFileRoute('/_organiser/_signed-in')({
  beforeLoad: ({ context, location }) =>
    admit(roleGroups.user, context.session.getSnapshot(), location, context),
  loader: async ({ context, location }) =>
    admit(roleGroups.user, await context.session.settled(), location, context),
  component: SignedIn,
  pendingComponent: Splash,
});

function SignedIn() {
  const { session, changePreference } = Route.useRouteContext();
  const state = useSession(session);
  if (state.status !== 'signed-in') return <Splash />;
  const { name, photoUrl, roles, preference } = state.user;
  return (
    <Shell
      user={{ name, photoUrl, role: roleName(roles) }}
      items={visibleTo(navigation(roleGroups.user), roles)}
      appearance={appearanceOf(preference)}
      choose={(appearance) => void changePreference((before) => withAppearance(before, appearance))}
    >
      <Outlet />
    </Shell>
  );
}
