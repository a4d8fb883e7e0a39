import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece';
import { msg } from '@lingui/core/macro';
import { LogoutIcon } from '../ui/brand/LogoutIcon.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { listTemplateApps, listTemplateLoginPages, listTemplatePages } from './pages.ts';

/**
 * The menu of the specification, section 2: a divider, Events, a divider, and the Auth group.
 * @param user the roles that count as signed in
 * @param hasTemplate adds the areas of the template before the Auth group
 */
export const createNavigation = (user: readonly string[], hasTemplate = false): NavigationItem[] => [
  { id: 'divider-1', type: 'divider' },
  { id: 'events', type: 'item', title: msg`Events`, url: '/events', exact: true, icon: CalendarLtr20Regular },
  ...(hasTemplate ? [templateGroup(user)] : []),
  { id: 'divider-2', type: 'divider' },
  {
    id: 'auth',
    type: 'group',
    title: msg`Auth`,
    children: [
      { id: 'logout', type: 'item', title: msg`Logout`, url: '/logout', icon: LogoutIcon, auth: user },
    ],
  },
];

const templateGroup = (user: readonly string[]): NavigationItem => ({
  id: 'template',
  type: 'collapse',
  title: msg`Template`,
  icon: PuzzlePiece20Regular,
  children: [
    ...listTemplateApps(user),
    { id: 'template-pages', type: 'collapse', title: msg`Pages`, children: listTemplatePages() },
    { id: 'template-login', type: 'collapse', title: msg`Login pages`, children: listTemplateLoginPages() },
  ],
});
