import type { ComponentPropsWithoutRef } from 'react';
import styles from './page.module.css';
import { joinClasses } from './classes.ts';

interface CardProps extends ComponentPropsWithoutRef<'article'> {
  as?: 'article' | 'li';
}

/**
 * A card whose whole area is clickable: the link in its heading covers it. Other controls are above the link with
 * `position: relative; z-index: 1`.
 */
export const Card = ({ as: Element = 'article', className, ...props }: CardProps) => (
  <Element {...props} className={joinClasses(styles.card, className)} />
);
