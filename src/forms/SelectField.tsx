import { Select } from '@fluentui/react-components';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface SelectFieldProps extends FieldProps {
  /** The values in their order, each with its label. */
  options: readonly { value: string; label: string }[];
}

/** One of a few values, chosen from a list. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => (
  <FieldFrame {...props}>
    <Select name={props.field.name} defaultValue={props.field.defaultValue}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  </FieldFrame>
);
