import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The action in the question: "delete Layla’s wedding". */
  action: ReactNode;
  /** The data that is lost, and whether the action can be undone. */
  children?: ReactNode;
  /** `danger` if something is deleted or lost. */
  tone?: 'normal' | 'danger';
  /** The verb on the confirming button. */
  confirmLabel: ReactNode;
  /** Why the action failed after an earlier confirmation. */
  failure?: ReactNode;
  /** The action is in progress: the button is disabled. */
  isPending?: boolean;
  /** Confirmed; the owner closes the dialog. */
  onConfirm(): void;
  /** Cancelled, by the button or Esc. */
  onCancel(): void;
}

/** 'Are you sure you want to {action} ?' (specification, section 5). */
export const ConfirmDialog = ({
  open,
  action,
  children,
  tone = 'normal',
  confirmLabel,
  failure,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Modal
    open={open}
    isAlert
    onClose={onCancel}
    title={<Trans>Are you sure you want to {action} ?</Trans>}
    actions={
      <>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          className={tone === 'danger' ? styles.danger : undefined}
          appearance="primary"
          disabledFocusable={isPending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children && <p className={styles.loss}>{children}</p>}
    {failure && (
      <MessageBar className={styles.failure} intent="error" layout="multiline">
        <MessageBarBody dir="auto">{failure}</MessageBarBody>
      </MessageBar>
    )}
  </Modal>
);
