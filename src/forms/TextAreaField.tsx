import { Field, Textarea } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { errorText } from './error-text.ts';

interface TextAreaFieldProps {
  /** The field as Conform knows it. */
  field: { name: string; defaultValue: string; errors: string[] | undefined };
  label: string;
  hint?: string;
}

/** Several lines of text that may also be left empty; the field grows with them. */
export function TextAreaField({ field, label, hint }: TextAreaFieldProps) {
  const { i18n } = useLingui();
  const error = field.errors?.[0];
  return (
    <Field
      label={label}
      size="large"
      hint={hint ?? null}
      validationMessage={error === undefined ? null : errorText(i18n, error)}
    >
      <Textarea
        className="text-area"
        resize="vertical"
        textarea={{ dir: 'auto' }}
        name={field.name}
        defaultValue={field.defaultValue}
      />
    </Field>
  );
}
