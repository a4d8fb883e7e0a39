import { Input } from '@fluentui/react-components';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/**
 * A whole number; its schema is `numberBetween`. A text field with a number keyboard, as `type="number"`
 * refuses Arabic-Indic digits and changes its value when the wheel turns.
 */
export const NumberField = (props: FieldProps & { required?: boolean }) => (
  <FieldFrame {...props}>
    <Input
      inputMode="numeric"
      autoComplete="off"
      input={{ dir: 'ltr' }}
      name={props.field.name}
      defaultValue={props.field.defaultValue}
    />
  </FieldFrame>
);
