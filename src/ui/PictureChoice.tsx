import { type ReactNode, useId } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './PictureChoice.module.css';

/** One of several options that are shown as pictures. */
interface Picture<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Decorative: the label says the same. */
  picture: ReactNode;
}

interface PictureChoiceProps<Value extends string> {
  legend: ReactNode;
  options: readonly Picture<Value>[];
  value: Value;
  onChange(value: Value): void;
  /** Pictures per row. */
  columns?: 2 | 3 | 4;
}

/** Radio buttons as pictures: arrow keys move the choice, and each choice applies at once. */
export function PictureChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  columns = 3,
}: PictureChoiceProps<Value>) {
  const name = useId();
  return (
    <ChoiceField legend={legend}>
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.picture} aria-hidden>
              {option.picture}
            </span>
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceField>
  );
}
