import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { templateApps, templateLoginPages, templatePages } from './pages.ts';

/** One entry of the navigation menu (the specification, section 3). */
export interface NavigationItem {
  id: string;
  /** `collapse` is a group that opens and closes; in a row it is a menu. */
  type: 'item' | 'group' | 'collapse' | 'divider';
  title?: MessageDescriptor;
  url?: string;
  /** True where the entry is the current one at its own address only, not below it. */
  exact?: boolean;
  icon?: ComponentType;
  badge?: string;
  /** The roles that see it; see `isAllowed`. */
  auth?: readonly string[];
  children?: readonly NavigationItem[];
}

/**
 * The menu of the specification, section 2: a divider, Events, a divider, and the Auth group.
 * @param user the roles that count as signed in
 * @param hasTemplate adds the areas of the template before the Auth group
 */
export const navigation = (user: readonly string[], hasTemplate = false): NavigationItem[] => [
  { id: 'divider-1', type: 'divider' },
  { id: 'events', type: 'item', title: msg`Events`, url: '/events', exact: true, icon: CalendarLtr20Regular },
  ...(hasTemplate ? [templateGroup(user)] : []),
  { id: 'divider-2', type: 'divider' },
  {
    id: 'auth',
    type: 'group',
    title: msg`Auth`,
    children: [
      { id: 'logout', type: 'item', title: msg`Logout`, url: '/logout', icon: SignOut20Regular, auth: user },
    ],
  },
];

const templateGroup = (user: readonly string[]): NavigationItem => ({
  id: 'template',
  type: 'collapse',
  title: msg`Template`,
  icon: PuzzlePiece20Regular,
  children: [
    ...templateApps(user),
    { id: 'template-pages', type: 'collapse', title: msg`Pages`, children: templatePages() },
    { id: 'template-login', type: 'collapse', title: msg`Login pages`, children: templateLoginPages() },
  ],
});
