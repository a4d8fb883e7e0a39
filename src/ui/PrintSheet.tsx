import type { ReactNode } from 'react';
import './print-sheet.css';

interface PrintSheetProps {
  className: string;
  children: ReactNode;
}

/** What a page is printed as: where there is a sheet, paper shows it and nothing else. */
export const PrintSheet = ({ className, children }: PrintSheetProps) => (
  <article className={`print-sheet ${className}`}>{children}</article>
);
