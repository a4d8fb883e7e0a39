import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { labelSchema } from './label-schema.ts';
import styles from './NoteFields.module.css';

interface LabelFormProps {
  /** The label to rename, or undefined for a new one. */
  label?: Label;
  labels: readonly Label[];
  onSave(name: string): Promise<void>;
  onSaved(): void;
  /** Beside the button that saves. */
  children?: ReactNode;
  focused?: boolean;
}

/** The name of a label. */
export function LabelForm({ label, labels, onSave, onSaved, children, focused = false }: LabelFormProps) {
  const { t } = useLingui();
  const schema = useMemo(
    () => labelSchema(labels.filter(({ id }) => id !== label?.id).map(({ name }) => name)),
    [labels, label],
  );
  const form = usePlainForm(schema, {
    defaultValue: { name: label?.name ?? '' },
    save: ({ name }) => onSave(name),
    onSaved,
  });
  return (
    <div ref={focused ? focusField : null}>
      <SchemaFormView form={form}>
        <TextField field={form.fields.name} label={label ? t`New name` : t`New label`} autoComplete="off" />
        <div className={styles.buttons}>
          {children}
          <SubmitButton form={form}>{label ? <Trans>Rename</Trans> : <Trans>Add</Trans>}</SubmitButton>
        </div>
        <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['edit']} />
      </SchemaFormView>
    </div>
  );
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
