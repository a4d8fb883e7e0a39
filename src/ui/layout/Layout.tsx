import type { HTMLAttributes, RefCallback } from 'react';
import { joinClasses } from './classes.ts';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span';
  ref?: RefCallback<HTMLElement> | null;
  /** Between the parts, in pixels of the scale. */
  gap?: 4 | 8 | 12 | 16 | 24;
}

interface RowProps extends LayoutProps {
  /** Whether the parts stay on one line, however narrow it is. */
  isOneLine?: boolean;
  /** Whether the first part is at the start of the line and the last at its end. */
  isApart?: boolean;
}

/** Parts below each other, as wide as their place. */
export const Stack = ({ as: Element = 'div', gap = 16, className, ...props }: LayoutProps) => (
  <Element {...props} className={joinClasses(styles.stack, styles[`gap${gap}`], className)} />
);

/** Parts beside each other, in the middle of the line, which wraps. */
export const Row = ({
  as: Element = 'div',
  gap = 8,
  isOneLine = false,
  isApart = false,
  className,
  ...props
}: RowProps) => (
  <Element
    {...props}
    className={joinClasses(
      styles.row,
      styles[`gap${gap}`],
      isOneLine && styles.oneLine,
      isApart && styles.apart,
      className,
    )}
  />
);
