import { Field, Switch } from '@fluentui/react-components';

interface SwitchFieldProps {
  /** The field as Conform knows it; its text is 'on' or empty. */
  field: { name: string; defaultChecked: boolean };
  label: string;
  hint?: string;
}

/** A setting that is on or off, sent with its form. */
export const SwitchField = ({ field, label, hint }: SwitchFieldProps) => (
  <Field hint={hint ?? null}>
    <Switch label={label} name={field.name} defaultChecked={field.defaultChecked} />
  </Field>
);
