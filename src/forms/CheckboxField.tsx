import { Checkbox, Field } from '@fluentui/react-components';

interface CheckboxFieldProps {
  /** The field as Conform knows it; its text is 'on' or empty. */
  field: { name: string; defaultChecked: boolean };
  label: string;
  hint: string;
}

/** A yes or no that is sent with its form. */
export const CheckboxField = ({ field, label, hint }: CheckboxFieldProps) => (
  <Field className="checkbox-field" hint={hint}>
    <Checkbox size="large" label={label} name={field.name} defaultChecked={field.defaultChecked} />
  </Field>
);
