import { useMemo } from 'react';
import { roleGroups, filterVisible } from '../../features/session/access.ts';
import { createNavigation } from '../../shell/navigation.ts';
import { listPages } from '../../shell/pages.ts';

/**
 * What these roles may open. It stays the same object while only the appearance changes, so that the frame's parts do
 * not render again.
 */
export function useNavigation(roles: readonly string[], hasTemplate: boolean) {
  const items = useMemo(
    () => filterVisible(createNavigation(roleGroups.user, hasTemplate), roles),
    [hasTemplate, roles],
  );
  const pages = useMemo(() => filterVisible(listPages(roleGroups.user), roles), [roles]);
  return { items, pages };
}
