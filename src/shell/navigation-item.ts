import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** One entry of the navigation menu (the specification, section 3). */
export interface NavigationItem {
  id: string;
  /** `collapse` is a group that opens and closes; in a row it is a menu. */
  type: 'item' | 'group' | 'collapse' | 'divider';
  title?: MessageDescriptor;
  url?: string;
  /** True where the entry is the current one only at its own address, not below it. */
  exact?: boolean;
  icon?: ComponentType;
  badge?: string;
  /** The roles that see it; see `isAllowed`. */
  auth?: readonly string[] | undefined;
  children?: readonly NavigationItem[];
}
