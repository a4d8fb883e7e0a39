import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinClasses } from '../layout/classes.ts';
import { dialogFrameRef } from '../keyboard/focus.ts';
import styles from './dialog.module.css';
import { backdropMotion } from '../layout/motion.ts';

export interface ModalProps {
  open: boolean;
  /** Esc, the close button, or a click beside the dialog. The owner closes it. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the primary one last. */
  actions?: ReactNode;
  /** 480, 600 or 960 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** In the middle, or a panel of 420 px at the end of the screen. On phones both are bottom sheets. */
  placement?: 'center' | 'end';
  /** Requires an answer: no close button, and a click beside it does nothing. Esc still calls `onClose`. */
  isAlert?: boolean;
  /** For a form: the focus starts in the first field, and the close button comes last. */
  startsInContent?: boolean;
}

/** The chunk that `Modal` loads. */
export function ModalSurface({
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
      onClick={() => onClose()}
    />
  );
  return (
    <Dialog modalType={isAlert ? 'alert' : 'modal'} open={open} onOpenChange={() => onClose()}>
      <DialogSurface
        backdropMotion={backdropMotion}
        className={joinClasses(
          styles.surface,
          size !== 'small' && styles[size],
          placement === 'end' && styles.end,
        )}
      >
        <div className={styles.frame} ref={dialogFrameRef} data-form={startsInContent ? '' : undefined}>
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
