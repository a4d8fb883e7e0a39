import { Trans } from '@lingui/react/macro';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { getPhotoAddress } from '../../domain/event/cover-address.ts';
import { getRoleName } from '../../features/session/pages/role-name.ts';
import { useSession } from '../../features/session/session.ts';
import { ShellContext } from '../../shell/shell-context.ts';
import { Shell } from '../../shell/Shell.tsx';
import { type Frame, getFrame } from '../../theme/frame.ts';
import { getSettings, type Settings } from '../../theme/settings.ts';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import type { RouterContext } from '../-context.ts';
import { usePreference } from '../-use-preference.ts';
import { SlowNotice } from '../../ui/states/SlowNotice.tsx';
import { filterVisible, roleGroups } from '../../features/session/access.ts';
import { createNavigation } from '../../shell/navigation.ts';
import { listPages } from '../../shell/pages.ts';

type DashboardLayoutProps = Pick<RouterContext, 'session' | 'changePreference' | 'changeDemoPreference'>;

/** A page in the dashboard's frame, with what the visitor may see. */
export function DashboardLayout({ session, ...changes }: DashboardLayoutProps) {
  const state = useSession(session);
  const { preference, change } = usePreference({ session, ...changes });
  const user = state.status === 'signed-in' ? state.user : undefined;
  const shellUser = user && {
    name: user.name,
    photoUrl: getPhotoAddress(user.photoUrl),
    role: getRoleName(user.roles),
  };
  const settings = getSettings(preference.settings);
  const frame = useFrame(settings);
  const roles = user?.roles ?? [];
  const pages = listPages(Object.values(useRouter().routesById), roleGroups.user);
  const items = createNavigation(pages, roleGroups.user, settings.templateMenu);
  return (
    <ShellContext
      value={{
        preference,
        changePreference: change,
        userId: user?.uid,
        items: filterVisible(items, roles),
        pages: filterVisible(pages, roles),
      }}
    >
      <Shell frame={frame} themes={settings.theme} user={shellUser}>
        <LoadingNotice />
        <Outlet />
      </Shell>
    </ShellContext>
  );
}

/** What the shell draws in a window of this width. */
function useFrame(settings: Settings): Frame {
  const isNarrow = useMediaQuery('(width < 1280px)');
  const isWide = useMediaQuery('(width >= 1440px)');
  return getFrame(settings, isNarrow ? 'narrow' : isWide ? 'wide' : 'medium');
}

/** While a page takes long to load, this says so, above its skeleton or the previous page. */
function LoadingNotice() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    isLoading && (
      <SlowNotice>
        <Trans>This is taking longer than usual.</Trans>
      </SlowNotice>
    )
  );
}
