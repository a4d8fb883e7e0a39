import type { HTMLAttributes } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './text.module.css';

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'small';
  /** Soft for what explains, caution for a discrepancy. Without one, the colour around it. */
  tone?: 'soft' | 'caution';
  /** In pixels of the scale. Without one, the size around it. */
  size?: 12 | 14 | 16;
}

/** A sentence in a colour and a size of the scale. */
export const Text = ({ as: Element = 'p', tone, size, className, ...props }: TextProps) => (
  <Element
    {...props}
    className={joinClasses(tone && styles[tone], size && styles[`size${size}`], className)}
  />
);
