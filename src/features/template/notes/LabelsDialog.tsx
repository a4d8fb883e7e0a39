import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { useTemplateClients } from '../../../api/use-api.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { addLabel, removeLabels } from './mutations.ts';
import { labelSchema } from './note.ts';
import styles from './Notes.module.css';

interface LabelsDialogProps {
  labels: readonly Label[];
  onClose(): void;
}

/** The labels to add and delete. */
export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const { t } = useLingui();
  const clients = useTemplateClients();
  const [asked, setAsked] = useState<Label>();
  return (
    <Modal open onClose={onClose} startsInContent title={<Trans>Labels</Trans>}>
      <LabelForm labels={labels} />
      <ul className={styles.labels}>
        {labels.map((label) => {
          const { id, name } = label;
          return (
            <li key={id}>
              <ForeignText text={name} />
              <Button
                appearance="subtle"
                icon={<Delete20Regular />}
                aria-label={t`Delete ${name}`}
                onClick={() => setAsked(label)}
              />
            </li>
          );
        })}
      </ul>
      <DeleteDialog
        open={asked !== undefined}
        items={asked ? [asked] : []}
        name={asked?.name ?? ''}
        mutation={removeLabels(clients, labels)}
        several={null}
        onClose={() => setAsked(undefined)}
        onDeleted={() => {}}
      >
        <Trans>The label is removed from all notes.</Trans>
      </DeleteDialog>
    </Modal>
  );
}

/** The name of a new label. */
function LabelForm({ labels }: { labels: readonly Label[] }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(addLabel(useTemplateClients(), labels));
  const form = usePlainForm(labelSchema(labels.map(({ name }) => name)), {
    defaultValue: { name: '' },
    save: ({ name }) => mutateAsync(name),
    onSaved: () => form.intent.reset(),
  });
  return (
    <SchemaFormView form={form}>
      <TextField field={form.fields.name} label={t`New label`} autoComplete="off" />
      <SubmitButton form={form}>
        <Trans>Add</Trans>
      </SubmitButton>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['edit']} />
    </SchemaFormView>
  );
}
