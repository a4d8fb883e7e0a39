import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { returnFocus } from './focus.ts';
import styles from './Modal.module.css';

interface ModalProps {
  open: boolean;
  /** Esc, the close button, or a click beside the dialog. Whoever opened it closes it. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the one that leads on last. */
  actions?: ReactNode;
  /** 480, 600 or 960 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** In the middle, or a panel of 420 px at the end of the screen. On phones both are bottom sheets. */
  placement?: 'center' | 'end';
  /** Needs an answer: no close button, and a click beside it does nothing. Esc still calls `onClose`. */
  isAlert?: boolean;
  /** Whether the focus starts in the content, as in a form, and the close button comes last. */
  startsInContent?: boolean;
}

/** The frame of every dialog and side panel. Focus returns to where it was when the dialog opened. */
export function Modal({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  placement = 'center',
  isAlert = false,
  startsInContent = false,
}: ModalProps) {
  const { t } = useLingui();
  const close = !isAlert && (
    <Button
      className={styles.close ?? ''}
      appearance="subtle"
      icon={<Dismiss20Regular />}
      aria-label={t`Close`}
      onClick={onClose}
    />
  );
  return (
    <Dialog modalType={isAlert ? 'alert' : 'modal'} open={open} onOpenChange={onClose}>
      <DialogSurface
        className={classes(
          styles.surface,
          size !== 'small' && styles[size],
          placement === 'end' && styles.end,
        )}
      >
        <div className={styles.frame} ref={returnFocus}>
          <div className={styles.head}>
            <DialogTitle action={null}>{title}</DialogTitle>
            {!startsInContent && close}
          </div>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {startsInContent && close}
        </div>
      </DialogSurface>
    </Dialog>
  );
}
