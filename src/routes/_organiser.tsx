import { createFileRoute, Outlet } from '@tanstack/react-router';
import { FrozenNotice } from '../features/session/FrozenNotice.tsx';
import { useSession } from '../features/session/use-session.ts';
import { readSettings } from '../theme/settings.ts';
import { ThemedRoot } from '../theme/ThemedRoot.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { toasts } from '../ui/toasts.ts';

/** Everything but the guests' page: Fluent, and the toasts. */
export const Route = createFileRoute('/_organiser')({ component: Organiser });

function Organiser() {
  const { session } = Route.useRouteContext();
  const state = useSession(session);
  const settings = readSettings(state.status === 'signed-in' ? state.user.preference.settings : undefined);
  return (
    <ThemedRoot theme={settings.theme.main} direction={settings.direction}>
      {state.status === 'frozen' ? <FrozenNotice /> : <Outlet />}
      <Toaster toasts={toasts} />
    </ThemedRoot>
  );
}
