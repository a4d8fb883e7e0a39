import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FrozenNotice } from '../features/session/FrozenNotice.tsx';
import { useSession } from '../features/session/use-session.ts';
import { readSettings } from '../theme/settings.ts';
import { ThemedRoot } from '../theme/ThemedRoot.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { toasts } from '../ui/toasts.ts';
import { usePreference } from './-use-preference.ts';

/** Everything but the guest page: Fluent, and the toasts. */
export const Route = createFileRoute('/_organiser')({ component: Organiser });

function Organiser() {
  const context = Route.useRouteContext();
  const state = useSession(context.session);
  const settings = readSettings(usePreference(context).preference.settings);
  const frozen = state.status === 'frozen' ? state : undefined;
  const content = useMemo(
    () => (
      <>
        {frozen ? <FrozenNotice unsent={frozen.unsent} /> : <Outlet />}
        <Toaster toasts={toasts} />
      </>
    ),
    [frozen],
  );
  return (
    <ThemedRoot theme={settings.theme.main} direction={settings.direction}>
      {content}
    </ThemedRoot>
  );
}
