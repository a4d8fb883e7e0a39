import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import type { ComponentType } from 'react';

/** One entry of the navigation menu (the specification, section 3). */
export interface NavigationItem {
  id: string;
  type: 'item' | 'group' | 'divider';
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
 * @param user the roles that count as signed in.
 */
export const navigation = (user: readonly string[]): NavigationItem[] => [
  { id: 'divider-1', type: 'divider' },
  { id: 'events', type: 'item', title: msg`Events`, url: '/events', exact: true, icon: CalendarLtr20Regular },
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
