import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './page.module.css';

interface PartTitleProps {
  children: ReactNode;
  /** The actions of the part, at the end of the line. */
  actions?: ReactNode;
}

/** The title of a part of a page whose header has the subject of the page. */
export const PartTitle = ({ children, actions }: PartTitleProps) => (
  <div className={joinClasses(styles.partHead, 'screen-only')}>
    <h2>{children}</h2>
    {actions}
  </div>
);
