import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { removeLabelMutation } from './actions.ts';
import { LabelForm } from './LabelForm.tsx';
import { LabelRow } from './LabelRow.tsx';
import { type NotesBackend, updateLabels } from './mutations.ts';
import styles from './LabelsDialog.module.css';

interface LabelsDialogProps {
  open: boolean;
  labels: readonly Label[];
  backend: NotesBackend;
  onClose(): void;
}

/** The labels to add, rename and remove. */
export function LabelsDialog({ open, labels, backend, onClose }: LabelsDialogProps) {
  const { mutate: remove } = useMutation(removeLabelMutation(backend));
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState(0);
  const [asked, setAsked] = useState<Label>();
  const name = <ForeignText text={asked?.name ?? ''} />;
  return (
    <Modal
      open={open}
      onClose={onClose}
      startsInContent
      title={<Trans>Labels</Trans>}
      actions={
        <Button appearance="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div>
        <LabelForm
          key={`new ${added}`}
          labels={labels}
          focused={added > 0}
          onSave={(text) => updateLabels(backend, (now) => [...now, { name: text }])}
          onSaved={() => setAdded(added + 1)}
        />
        {/* The button that had the focus is gone. A name that is being typed stays. */}
        {removed > 0 && <span key={removed} hidden ref={focusFieldBefore} />}
      </div>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id}>
            <LabelRow
              label={label}
              labels={labels}
              onRename={(text) =>
                updateLabels(backend, (now) =>
                  now.map((each) => (each.id === label.id ? { ...each, name: text } : each)),
                )
              }
              onRemove={() => setAsked(label)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        action={<Trans>remove the label {name} from all notes</Trans>}
        tone="danger"
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={() => {
          if (asked) remove(asked.id);
          setAsked(undefined);
          setRemoved(removed + 1);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Modal>
  );
}

const focusFieldBefore = (element: HTMLElement | null) =>
  element?.parentElement?.querySelector('input')?.focus();
