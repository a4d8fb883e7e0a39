import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { SchemaForm } from '../../../../forms/use-schema-form.ts';

interface FirebaseButtonProps {
  form: SchemaForm;
  /** The form is about to be sent, to Firebase. */
  onChoose(): void;
  children: ReactNode;
}

/** Sends a form to Firebase instead of our API. */
export const FirebaseButton = ({ form, onChoose, children }: FirebaseButtonProps) => (
  <Button type="submit" size="large" disabled={!form.ready} disabledFocusable={form.busy} onClick={onChoose}>
    {children}
  </Button>
);
