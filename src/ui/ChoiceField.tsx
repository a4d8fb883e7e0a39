import type { ReactNode } from 'react';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps {
  legend: ReactNode;
  /** The radio buttons. */
  children: ReactNode;
}

/** A group of radio buttons below its title. */
export const ChoiceField = ({ legend, children }: ChoiceFieldProps) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
