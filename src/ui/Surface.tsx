import type { ComponentPropsWithoutRef, RefCallback } from 'react';
import { classes } from './classes.ts';
import styles from './Surface.module.css';

interface SurfaceProps extends ComponentPropsWithoutRef<'section'> {
  /** The element to draw; a `section` with a label is a landmark. */
  as?: 'section' | 'div' | 'article' | 'aside' | 'header';
  ref?: RefCallback<HTMLElement> | null;
  /** Whether the content is kept away from the edge. Tables and lists reach it. */
  isPadded?: boolean;
}

/** A sheet on the page: border, radius, the ground of content. */
export const Surface = ({ as: Element = 'section', isPadded = false, className, ...props }: SurfaceProps) => (
  <Element {...props} className={classes(styles.surface, isPadded && styles.padded, className)} />
);
