import { Field } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { getErrorText } from './errors.ts';

/** A field as Conform knows it: its name, its initial text and its errors. */
interface FormField {
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
}

/** The props of every field. */
export interface FieldProps {
  field: FormField;
  label: string;
  hint?: string;
}

interface FieldFrameProps extends FieldProps {
  required?: boolean;
  children: ReactElement;
}

/** The label, the hint and the error of a control. */
export function FieldFrame({ field, label, hint, required = false, children }: FieldFrameProps) {
  const { i18n } = useLingui();
  const error = field.errors?.[0];
  return (
    <Field
      label={label}
      size="large"
      hint={hint ?? null}
      validationMessage={error === undefined ? null : getErrorText(i18n, error)}
      required={required}
    >
      {children}
    </Field>
  );
}
