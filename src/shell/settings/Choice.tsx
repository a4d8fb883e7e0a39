import { type CSSProperties, type ReactNode, useId } from 'react';
import tileStyles from '../../ui/form/form.module.css';
import { joinClasses } from '../../ui/layout/classes.ts';
import rowStyles from './settings.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Its colours, mirrored right to left. Decorative: the label says the same. */
  swatch?: CSSProperties;
}

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  /** Either all with a swatch, as tiles, or none, on one line. */
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange(value: Value): void;
}

/** Radio buttons: arrow keys move the choice, and each choice applies at once. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  const areTiles = options[0]?.swatch !== undefined;
  return (
    <fieldset className={tileStyles.choice}>
      <legend>{legend}</legend>
      <div className={areTiles ? tileStyles.options : rowStyles.options}>
        {options.map((option) => (
          <label key={option.value} className={areTiles ? tileStyles.option : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.swatch && (
              <span
                className={joinClasses(tileStyles.picture, tileStyles.swatch)}
                style={option.swatch}
                aria-hidden
              />
            )}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
