import type { ComponentPropsWithoutRef, RefCallback } from 'react';
import { joinClasses } from './classes.ts';
import styles from './page.module.css';

interface SurfaceProps extends ComponentPropsWithoutRef<'section'> {
  /** The element to render; a `section` with a label is a landmark. */
  as?: 'section' | 'div' | 'article' | 'aside' | 'header' | 'nav' | 'li';
  ref?: RefCallback<HTMLElement> | null;
  /** Whether the content has padding. Tables and lists have none. */
  isPadded?: boolean;
}

/** A panel on the page: border, radius, content background. */
export const Surface = ({ as: Element = 'section', isPadded = false, className, ...props }: SurfaceProps) => (
  <Element {...props} className={joinClasses(styles.surface, isPadded && styles.padded, className)} />
);
