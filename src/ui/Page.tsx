import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  title: ReactNode;
  /** Where the page stands, above its title. */
  trail?: ReactNode;
  /** The one primary action and its companions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One page: its title with what may be done there, and its content. */
export const Page = ({ title, trail, actions, children }: PageProps) => (
  <>
    <header className={styles.head}>
      <div className={styles.title}>
        {trail && <div className={styles.trail}>{trail}</div>}
        <h1>{title}</h1>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </>
);
