import { type ReactNode, useId } from 'react';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import styles from './settings.module.css';

interface ChoiceRowProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** A row of options, one of them selected. */
export function ChoiceRow<Value extends string>({ legend, options, value, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <ChoiceField legend={legend} options={options} onChange={onChange}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {}}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceField>
  );
}
