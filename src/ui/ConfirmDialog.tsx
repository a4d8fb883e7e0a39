import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { returnFocus } from './return-focus.ts';
import './confirm-dialog.css';

interface ConfirmDialogProps {
  open: boolean;
  /** What is about to happen, as it reads in the question. */
  action: ReactNode;
  /** Why it could not be done when it was confirmed before. */
  failure?: ReactNode;
  /** The word on the button that does it. */
  confirmLabel: ReactNode;
  /** It was confirmed; whoever opened the dialog closes it. */
  confirm(): void;
  /** It was cancelled. */
  close(): void;
}

/** 'Are you sure you want to {action} ?' (the specification, section 5). Esc is Cancel. */
export const ConfirmDialog = ({
  open,
  action,
  failure,
  confirmLabel,
  confirm,
  close,
}: ConfirmDialogProps) => (
  <Dialog modalType="alert" open={open} onOpenChange={close}>
    <DialogSurface className="confirm-dialog">
      <div ref={returnFocus}>
        <DialogBody>
          <DialogTitle>
            <Trans>Are you sure you want to {action} ?</Trans>
          </DialogTitle>
          {failure && (
            <DialogContent>
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody dir="auto">{failure}</MessageBarBody>
              </MessageBar>
            </DialogContent>
          )}
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>
                <Trans>Cancel</Trans>
              </Button>
            </DialogTrigger>
            <Button appearance="primary" onClick={confirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </div>
    </DialogSurface>
  </Dialog>
);
