import { Button, Field, Input } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Label } from '../api/template.gen.ts';
import { useTemplateScope } from '../api/use-template-api.ts';
import { toSearchable } from '../../i18n/matches-query.ts';
import { DeleteDialog } from '../../ui/dialog/DeleteButton.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { addLabel, removeLabels } from './note.ts';
import styles from './Notes.module.css';

interface LabelsDialogProps {
  labels: readonly Label[];
  onClose(): void;
}

/** The labels to add and delete. */
export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const { t } = useLingui();
  const scope = useTemplateScope();
  const [asked, setAsked] = useState<Label>();
  return (
    <Modal open onClose={onClose} startsInContent title={<Trans>Labels</Trans>}>
      <NewLabel labels={labels} />
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
        mutation={removeLabels(scope, labels)}
        onClose={() => setAsked(undefined)}
      >
        <Trans>The label is removed from all notes.</Trans>
      </DeleteDialog>
    </Modal>
  );
}

/** The name of a new label. */
function NewLabel({ labels }: { labels: readonly Label[] }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const { mutate, isPending } = useMutation(addLabel(useTemplateScope(), labels));
  const exists = labels.some((label) => toSearchable(label.name) === toSearchable(name));
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(name.trim(), { onSuccess: () => setName('') });
      }}
    >
      <Field
        label={t`New label`}
        validationMessage={exists ? t`A label with this name already exists` : null}
      >
        <Input
          value={name}
          input={{ dir: 'auto', maxLength: 40, autoComplete: 'off' }}
          onChange={(_, { value }) => setName(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" disabled={name.trim() === '' || exists || isPending}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
