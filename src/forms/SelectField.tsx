import { Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface SelectFieldProps extends FieldProps {
  /** The options. */
  children: ReactNode;
}

/** A choice of a few values. */
export const SelectField = ({ children, ...props }: SelectFieldProps) => (
  <FieldFrame {...props}>
    <Select name={props.field.name} defaultValue={props.field.defaultValue}>
      {children}
    </Select>
  </FieldFrame>
);
