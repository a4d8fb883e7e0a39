import { createFileRoute, Outlet } from '@tanstack/react-router';
import { FrozenNotice } from '../features/session/FrozenNotice.tsx';
import { useSession } from '../features/session/use-session.ts';
import { appearanceOf } from '../theme/appearance.ts';
import { ThemedRoot } from '../theme/ThemedRoot.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { toasts } from '../ui/toasts.ts';

/** Everything but the guests' page: Fluent, and the toasts. */
export const Route = createFileRoute('/_organiser')({ component: Organiser });

function Organiser() {
  const { session } = Route.useRouteContext();
  const state = useSession(session);
  return (
    <ThemedRoot appearance={state.status === 'signed-in' ? appearanceOf(state.user.preference) : 'system'}>
      {state.status === 'frozen' ? <FrozenNotice /> : <Outlet />}
      <Toaster toasts={toasts} />
    </ThemedRoot>
  );
}
