import type { ReactNode } from 'react';
import styles from './auth.module.css';
import { joinClasses } from '../layout/classes.ts';
import { emptyFieldRef } from '../keyboard/focus.ts';

interface BrandMainProps {
  className?: string | undefined;
  /** A title and an introduction, often followed by a form and a line below it. */
  children: ReactNode;
}

/** The main part of a page outside the dashboard, in the typeface of the invitations. */
export const BrandMain = ({ className, children }: BrandMainProps) => (
  <main ref={emptyFieldRef} className={joinClasses(styles.main, className)}>
    {children}
  </main>
);
