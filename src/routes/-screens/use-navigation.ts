import { useMemo } from 'react';
import { roleGroups, visibleTo } from '../../features/session/access.ts';
import { navigation } from '../../shell/navigation.ts';
import { allPages } from '../../shell/pages.ts';

/**
 * What these roles may open. It stays the same object while only the appearance changes, so that the frame's parts do
 * not render again.
 */
export function useNavigation(roles: readonly string[], hasTemplate: boolean) {
  const items = useMemo(
    () => visibleTo(navigation(roleGroups.user, hasTemplate), roles),
    [hasTemplate, roles],
  );
  const pages = useMemo(() => visibleTo(allPages(roleGroups.user), roles), [roles]);
  return { items, pages };
}
