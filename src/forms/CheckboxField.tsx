import { Checkbox, Field } from '@fluentui/react-components';
import styles from './forms.module.css';

interface CheckboxFieldProps {
  /** The field as Conform knows it; its text is 'on' or empty. */
  field: { name: string; defaultChecked: boolean };
  label: string;
  hint?: string;
  onChange?(isChecked: boolean): void;
}

/** A checkbox that is sent with its form. */
export const CheckboxField = ({ field, label, hint, onChange }: CheckboxFieldProps) => (
  <Field {...(hint !== undefined && { hint: { children: hint, className: styles.hint ?? '' } })}>
    <Checkbox
      className={styles.box ?? ''}
      size="large"
      label={label}
      name={field.name}
      defaultChecked={field.defaultChecked}
      onChange={(_, { checked }) => onChange?.(checked === true)}
    />
  </Field>
);
