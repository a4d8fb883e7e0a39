import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { joinClasses } from '../page/classes.ts';
import { enterFrame } from '../page/focus.ts';
import type { ModalProps } from './Modal.tsx';
import styles from './Modal.module.css';
import { backdropMotion } from '../page/motion.ts';

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
      onClick={onClose}
    />
  );
  return (
    <Dialog modalType={isAlert ? 'alert' : 'modal'} open={open} onOpenChange={onClose}>
      <DialogSurface
        backdropMotion={backdropMotion}
        className={joinClasses(
          styles.surface,
          size !== 'small' && styles[size],
          placement === 'end' && styles.end,
        )}
      >
        <div className={styles.frame} ref={enterFrame} data-form={startsInContent ? '' : undefined}>
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
