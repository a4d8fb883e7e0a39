import { Trans } from '@lingui/react/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { roleGroups, visibleTo } from '../../features/session/access.ts';
import { roleName } from '../../features/session/role-name.ts';
import { useSession } from '../../features/session/use-session.ts';
import { navigation } from '../../shell/navigation.ts';
import { allPages } from '../../shell/pages.ts';
import { ShellContext } from '../../shell/shell-context.ts';
import { Shell } from '../../shell/Shell.tsx';
import { showsTemplateMenu } from '../../shell/template-menu.ts';
import { type Appearance, appearanceOf, withAppearance } from '../../theme/appearance.ts';
import { getFrame } from '../../theme/frame.ts';
import { readSettings } from '../../theme/settings.ts';
import { SlowNotice } from '../../ui/SlowNotice.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { RouterContext } from '../-context.ts';
import { usePreference } from '../-use-preference.ts';

type FramedProps = Pick<RouterContext, 'session' | 'changePreference' | 'changeDemoPreference'>;

const nobody: readonly string[] = [];

/** A page in the dashboard's frame, with what the visitor may see. */
export function Framed({ session, changePreference, changeDemoPreference }: FramedProps) {
  const state = useSession(session);
  const { preference, change } = usePreference({ session, changePreference, changeDemoPreference });
  const isNarrow = useMediaQuery('(width < 1280px)');
  const user = state.status === 'signed-in' ? state.user : undefined;
  const visitor = user && {
    user: { name: user.name, photoUrl: user.photoUrl, role: roleName(user.roles) },
    appearance: appearanceOf(user.preference),
    choose: (appearance: Appearance) => void changePreference((before) => withAppearance(before, appearance)),
  };
  const settings = readSettings(preference.settings);
  const frame = useMemo(() => getFrame(settings, isNarrow), [settings, isNarrow]);
  const roles = user?.roles ?? nobody;
  const { items, pages } = useNavigation(roles, showsTemplateMenu(settings));
  return (
    <ShellContext
      value={{
        preference,
        changePreference: change,
        userId: user?.id,
        items,
        pages,
      }}
    >
      <Shell frame={frame} themes={settings.theme} visitor={visitor}>
        <LoadingNotice />
        <Outlet />
      </Shell>
    </ShellContext>
  );
}

/**
 * What these roles may open. It stays the same object while only the appearance changes, so that the frame's parts do
 * not render again.
 */
function useNavigation(roles: readonly string[], hasTemplate: boolean) {
  const items = useMemo(
    () => visibleTo(navigation(roleGroups.user, hasTemplate), roles),
    [hasTemplate, roles],
  );
  const pages = useMemo(() => visibleTo(allPages(roleGroups.user), roles), [roles]);
  return { items, pages };
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
