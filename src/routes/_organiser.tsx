import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OtherUserNotice } from '../features/session/pages/OtherUserNotice.tsx';
import { useSession } from '../features/session/session.ts';
import { getSettings } from '../theme/settings.ts';
import { ThemedRoot } from '../theme/ThemedRoot.tsx';
import { Toaster } from '../ui/toasts/Toaster.tsx';
import { toasts } from '../ui/toasts/toasts.ts';
import { usePreference } from './-use-preference.ts';

/** Everything but the guest page: Fluent, and the toasts. */
export const Route = createFileRoute('/_organiser')({ component: Organiser });

function Organiser() {
  const context = Route.useRouteContext();
  const state = useSession(context.session);
  const settings = getSettings(usePreference(context).preference.settings);
  const otherUser = state.status === 'other-user' ? state : undefined;
  return (
    <ThemedRoot theme={settings.theme.main} direction={settings.direction}>
      {otherUser ? <OtherUserNotice dropped={otherUser.dropped} /> : <Outlet />}
      <Toaster toasts={toasts} />
    </ThemedRoot>
  );
}
