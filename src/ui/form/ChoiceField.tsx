import type { ReactNode } from 'react';
import styles from './form.module.css';

interface ChoiceFieldProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value }[];
  onChange(value: Value): void;
  /** A radio button for each option, with its value. */
  children: ReactNode;
}

/** A group of radio buttons below its title. It handles their changes, so that each needs no function of its own. */
export const ChoiceField = <Value extends string>({
  legend,
  options,
  onChange,
  children,
}: ChoiceFieldProps<Value>) => (
  <fieldset
    className={styles.choice}
    onChange={({ target }) => {
      const chosen = options.find(
        ({ value }) => target instanceof HTMLInputElement && target.value === value,
      );
      if (chosen) onChange(chosen.value);
    }}
  >
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
