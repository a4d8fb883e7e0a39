import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog.tsx';
import { Modal } from '../../src/ui/dialog/Modal.tsx';
import { Part } from './Part.tsx';
import styles from './kit.module.css';

const dialogs = ['small', 'large', 'panel', 'confirm', 'danger', 'failed', 'pending'] as const;

export function DialogStates() {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  const close = () => setOpen(undefined);
  const confirm = { onConfirm: close, onCancel: close };
  return (
    <Part name="Modal, ConfirmDialog">
      <div className={styles.row}>
        {dialogs.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Modal
        open={open === 'small' || open === 'large' || open === 'panel'}
        size={open === 'large' ? 'large' : 'small'}
        placement={open === 'panel' ? 'end' : 'center'}
        onClose={close}
        title="Copy this link"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button appearance="primary" onClick={close}>
              Done
            </Button>
          </>
        }
      >
        {Array.from({ length: open === 'small' ? 1 : 20 }, (_, place) => (
          <p key={`line ${String(place)}`}>
            Your browser blocked copying. The link is selected; copy it from here.
          </p>
        ))}
      </Modal>
      <ConfirmDialog
        {...confirm}
        open={open === 'confirm'}
        action="leave without saving"
        confirmLabel="Leave"
      />
      <ConfirmDialog
        {...confirm}
        open={open === 'danger' || open === 'failed' || open === 'pending'}
        action="delete Layla & Omar’s wedding"
        tone="danger"
        confirmLabel="Delete"
        isPending={open === 'pending'}
        failure={open === 'failed' && 'We could not delete this event. Try again.'}
      >
        This also deletes its guests and messages. Guests’ links stop working. You cannot undo this.
      </ConfirmDialog>
    </Part>
  );
}
