import { type CSSProperties, type ReactNode, useId } from 'react';
import pictureStyles from '../../ui/form/form.module.css';
import { joinClasses } from '../../ui/page/classes.ts';
import rowStyles from './settings.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Decorative: the label says the same. */
  picture?: ReactNode;
  /** Or its picture as a background, mirrored right to left. */
  background?: CSSProperties;
}

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange(value: Value): void;
  /** For options with pictures: how many are in a row. Without it, the labels are on one line. */
  columns?: 3 | 4;
}

/** Radio buttons as labels or as pictures: arrow keys move the choice, and each choice applies at once. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  columns,
}: ChoiceProps<Value>) {
  const name = useId();
  const radio = (option: ChoiceOption<Value>) => (
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={option.value === value}
      onChange={() => onChange(option.value)}
    />
  );
  return (
    <fieldset className={pictureStyles.choice}>
      <legend>{legend}</legend>
      <div className={columns ? pictureStyles.options : rowStyles.options} data-columns={columns}>
        {options.map((option) =>
          columns ? (
            <label key={option.value} className={pictureStyles.option}>
              {radio(option)}
              <span
                className={joinClasses(pictureStyles.picture, option.background && pictureStyles.background)}
                style={option.background}
                aria-hidden
              >
                {option.picture}
              </span>
              {option.label}
            </label>
          ) : (
            <label key={option.value}>
              {radio(option)}
              <span>{option.label}</span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
