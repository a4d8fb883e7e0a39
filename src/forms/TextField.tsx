import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { errorText } from './error-text.ts';

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'contentBefore' | 'contentAfter'
> {
  /** The field as Conform knows it. */
  field: { name: string; defaultValue: string; errors: string[] | undefined };
  label: string;
  hint?: string;
  /** Values such as email addresses read from left to right in every language. */
  dir?: 'ltr' | 'auto';
  /** Whether the field may be left empty. */
  isOptional?: boolean;
}

/** One line of text: Conform's field in Fluent's clothes. */
export function TextField({
  field,
  label,
  hint,
  dir = 'auto',
  isOptional = false,
  ...input
}: TextFieldProps) {
  const { i18n } = useLingui();
  const error = field.errors?.[0];
  return (
    <Field
      label={label}
      size="large"
      hint={hint ?? null}
      validationMessage={error === undefined ? null : errorText(i18n, error)}
      required={!isOptional}
    >
      <Input {...input} input={{ dir }} name={field.name} defaultValue={field.defaultValue} />
    </Field>
  );
}
