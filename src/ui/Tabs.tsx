import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  /** Whether the tabs come first in a `Surface`. */
  isInSurface?: boolean;
  /** Whether they stay below the toolbar while the page scrolls. */
  isSticky?: boolean;
  /** Links: each tab has its own address, and the router marks the current one. A count is an `i`. */
  children: ReactNode;
}

/** The parts of a page side by side. */
export const Tabs = ({ label, isInSurface = false, isSticky = false, children }: TabsProps) => (
  <nav
    className={classes(styles.tabs, isInSurface && styles.inSurface, isSticky && styles.sticky)}
    aria-label={label}
  >
    {children}
  </nav>
);
