import type { ReactNode } from 'react';
import styles from './BrandMain.module.css';
import { classes } from './classes.ts';

interface BrandMainProps {
  className?: string | undefined;
  /** A title and the paragraph that leads in, often a form and the line below it. */
  children: ReactNode;
}

/** The main part of a page outside the dashboard, in the type of the invitations. */
export const BrandMain = ({ className, children }: BrandMainProps) => (
  <main className={classes(styles.main, className)}>{children}</main>
);
