import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './page.module.css';
import { Surface } from './Surface.tsx';

interface PrintSheetProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper. In print nothing else is shown, in black on white: print.css. */
export const PrintSheet = ({ className, children }: PrintSheetProps) => (
  <Surface as="article" className={joinClasses(styles.printSheet, className)} data-print-sheet="">
    {children}
  </Surface>
);
