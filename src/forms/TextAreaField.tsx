import { Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { getAreaDirection } from '../ui/text/area-direction.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Several lines of optional text; the field grows with them. */
export function TextAreaField(props: FieldProps) {
  const { name, defaultValue } = props.field;
  const [text, setText] = useState(defaultValue);
  return (
    <FieldFrame {...props}>
      <Textarea
        resize="vertical"
        textarea={getAreaDirection(text)}
        name={name}
        defaultValue={defaultValue}
        onChange={(_, { value }) => setText(value)}
      />
    </FieldFrame>
  );
}
