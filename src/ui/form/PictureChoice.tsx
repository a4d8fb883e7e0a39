import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './form.module.css';
import { joinClasses } from '../page/classes.ts';

/** One of several options that are shown as pictures. */
interface PictureOption<Value extends string> {
  value: Value;
  label: string;
  /** Decorative: the label says the same. The same element at each render, so that only changed options render. */
  picture?: ReactNode;
  /** Or its picture as a background, mirrored right to left. The same object at each render. */
  background?: CSSProperties;
}

interface PictureChoiceProps<Value extends string> {
  legend: ReactNode;
  options: readonly PictureOption<Value>[];
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
    <ChoiceField legend={legend} options={options} onChange={onChange}>
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <Option key={option.value} {...option} name={name} isChosen={option.value === value} />
        ))}
      </div>
    </ChoiceField>
  );
}

interface OptionProps extends PictureOption<string> {
  name: string;
  isChosen: boolean;
}

const Option = memo(({ value, label, picture, background, name, isChosen }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name={name} value={value} checked={isChosen} onChange={leaveToField} />
    <span
      className={joinClasses(styles.picture, background && styles.background)}
      style={background}
      aria-hidden
    >
      {picture}
    </span>
    {label}
  </label>
));

const leaveToField = () => {};
