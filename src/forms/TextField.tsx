import { Input, type InputProps } from '@fluentui/react-components';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface TextFieldProps
  extends
    FieldProps,
    Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'contentBefore' | 'contentAfter'> {
  /** Values such as email addresses read from left to right in every language. */
  dir?: 'ltr' | 'auto';
  /** False for a field that may stay empty. */
  required?: boolean;
}

/** One line of text. */
export const TextField = ({
  field,
  label,
  hint,
  required = true,
  dir = 'auto',
  ...input
}: TextFieldProps) => (
  <FieldFrame field={field} label={label} {...(hint !== undefined && { hint })} required={required}>
    <Input {...input} input={{ dir }} name={field.name} defaultValue={field.defaultValue} />
  </FieldFrame>
);
