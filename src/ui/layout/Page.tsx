import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** The breadcrumb trail above the title. */
  trail?: ReactNode;
  /** The primary action and secondary ones. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page: its title with its actions, and its content. */
export const Page = ({ title, trail, actions, children }: PageProps) => (
  <>
    <header className={styles.head}>
      <div className={styles.title}>
        {trail && <div className={joinClasses(styles.trail, 'screen-only')}>{trail}</div>}
        <h1>{title}</h1>
      </div>
      {actions && <div className={joinClasses(styles.actions, 'screen-only')}>{actions}</div>}
    </header>
    {children}
  </>
);
