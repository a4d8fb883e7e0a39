import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { reportFailure } from '../../../ui/report-failure.ts';
import { ignoreReported } from './actions.ts';
import { labelSchema } from './label-schema.ts';
import styles from './NoteFields.module.css';

interface LabelFormProps {
  /** The label to rename, or undefined for a new one. */
  label?: Label;
  labels: readonly Label[];
  onSave(name: string): Promise<void>;
  /** It is saved, and the person still sees the form, or sees it again. */
  onSaved(): void;
  /** Where a new name is kept until it is saved, and what starts the form again without it. */
  unsaved?: { draft: Draft; onDiscard(): void };
  /** Beside the button that saves. */
  children?: ReactNode;
  focused?: boolean;
}

/** The name of a label. */
export function LabelForm({
  label,
  labels,
  onSave,
  onSaved,
  unsaved,
  children,
  focused = false,
}: LabelFormProps) {
  const { t } = useLingui();
  const schema = useMemo(
    () => labelSchema(labels.filter(({ id }) => id !== label?.id).map(({ name }) => name)),
    [labels, label],
  );
  const send = async (name: string, isShown: () => boolean) => {
    try {
      await onSave(name);
    } catch (error) {
      // With a draft the form itself reports it.
      if (!unsaved && !isShown())
        reportFailure(error, msg`We could not save this label.`, () => void sendAgain(name));
      throw error;
    }
  };
  const sendAgain = (name: string) => send(name, () => false).catch(ignoreReported);
  const form = useSchemaForm(schema, {
    defaultValue: { name: label?.name ?? '' },
    submit: ({ name }, isShown) => send(name, isShown),
    ...unsaved,
  });
  const { fields, intent } = form;
  const checkText = useCallback(
    (element: HTMLElement | null) => {
      const input = element?.closest('form:not([data-sending])')?.querySelector('input');
      // Conform has the new schema only after this commit.
      if (input?.value) queueMicrotask(() => intent.validate(input.name));
    },
    [intent],
  );
  return (
    <div ref={focused ? focusField : null}>
      <SchemaFormView form={form}>
        {unsaved && <DraftNotice shown={form.restored} onDiscard={unsaved.onDiscard} />}
        <TextField field={fields.name} label={label ? t`New name` : t`New label`} autoComplete="off" />
        {/* A restored name may exist since, and somebody else may add the one that is being typed. */}
        <span key={labels.map((each) => each.name).join('\n')} hidden ref={checkText} />
        <div className={styles.buttons}>
          {children}
          <SubmitButton form={form}>{label ? <Trans>Rename</Trans> : <Trans>Add</Trans>}</SubmitButton>
        </div>
        {/* Not in `submit`: an earlier visit to the dialog may have sent it. */}
        {form.sent && <span hidden ref={(element) => void (element && onSaved())} />}
      </SchemaFormView>
    </div>
  );
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
