import { Outlet } from '@tanstack/react-router';
import { roleGroups, visibleTo } from '../../features/session/access.ts';
import { roleName } from '../../features/session/role-name.ts';
import { useSession } from '../../features/session/use-session.ts';
import { navigation } from '../../shell/navigation.ts';
import { Shell } from '../../shell/Shell.tsx';
import { getFrame } from '../../theme/frame.ts';
import { readSettings } from '../../theme/settings.ts';
import { type Appearance, appearanceOf, withAppearance } from '../../theme/appearance.ts';
import type { RouterContext } from '../-context.ts';

/** A page in the dashboard's frame, as whoever is there may see it. */
export function Framed({ session, changePreference }: Pick<RouterContext, 'session' | 'changePreference'>) {
  const state = useSession(session);
  const user = state.status === 'signed-in' ? state.user : undefined;
  const visitor = user && {
    user: { name: user.name, photoUrl: user.photoUrl, role: roleName(user.roles) },
    appearance: appearanceOf(user.preference),
    choose: (appearance: Appearance) => void changePreference((before) => withAppearance(before, appearance)),
  };
  const settings = readSettings(user?.preference.settings);
  return (
    <Shell
      frame={getFrame(settings)}
      themes={settings.theme}
      visitor={visitor}
      items={visibleTo(navigation(roleGroups.user), user?.roles ?? [])}
    >
      <Outlet />
    </Shell>
  );
}
