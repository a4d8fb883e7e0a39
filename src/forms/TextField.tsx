import { Input, type InputProps } from '@fluentui/react-components';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface TextFieldProps
  extends
    FieldProps,
    Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'contentBefore' | 'contentAfter'> {
  /** Values such as email addresses are left to right in every language. */
  dir?: 'ltr' | 'auto';
  /** Whether the field may be left empty. */
  isOptional?: boolean;
}

/** One line of text. */
export const TextField = ({
  field,
  label,
  hint,
  isOptional = false,
  dir = 'auto',
  ...input
}: TextFieldProps) => (
  <FieldFrame field={field} label={label} {...(hint !== undefined && { hint })} required={!isOptional}>
    <Input {...input} input={{ dir }} name={field.name} defaultValue={field.defaultValue} />
  </FieldFrame>
);
