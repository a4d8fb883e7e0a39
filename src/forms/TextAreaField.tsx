import { Textarea } from '@fluentui/react-components';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Several lines of optional text; each paragraph follows its own letters. */
export const TextAreaField = (props: FieldProps) => (
  <FieldFrame {...props}>
    <Textarea
      resize="vertical"
      textarea={{ dir: 'auto' }}
      name={props.field.name}
      defaultValue={props.field.defaultValue}
    />
  </FieldFrame>
);
