import type { ReactElement } from 'react';
import styles from './table.module.css';

interface RowButtonProps {
  icon: ReactElement;
  /** What it does, as its tooltip. */
  title: string;
  /** What it does with which row, as its accessible name. */
  label: string;
  onClick(): void;
}

/** An icon button in a row of a long table: a plain button, because Fluent's is too slow for a row. */
export const RowButton = ({ icon, title, label, onClick }: RowButtonProps) => (
  <button type="button" className={styles.rowButton} title={title} aria-label={label} onClick={onClick}>
    {icon}
  </button>
);
