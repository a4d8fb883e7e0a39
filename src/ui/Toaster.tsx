import { Button } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { avoidFocus } from './avoid-focus.ts';
import { joinClasses } from './classes.ts';
import { holdToasts } from './hold-toasts.ts';
import { NoticeAction, NoticeText } from './NoticeText.tsx';
import { createToastFocus, type ToastFocus } from './toast-focus.ts';
import { type Toast, type Toasts } from './toasts.ts';
import styles from './Toaster.module.css';

const icons = {
  success: CheckmarkCircle20Filled,
  warning: Warning20Filled,
  error: ErrorCircle20Filled,
  info: Info20Filled,
};

/** The toasts: at the bottom, on phones at the top. Errors are announced at once, others politely. */
export function Toaster({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const [{ remember, giveBack }] = useState(createToastFocus);
  const watch = useMemo(() => {
    const hold = holdToasts(toasts);
    return (toaster: HTMLElement | null) => {
      const stops = [hold(toaster), remember(toaster), avoidFocus(toaster)];
      return () => stops.forEach((stop) => stop?.());
    };
  }, [toasts, remember]);
  const row = (toast: Toast) => (
    <ToastRow key={toast.id} toast={toast} giveBack={giveBack} onDismiss={() => toasts.dismiss(toast.id)} />
  );
  return (
    <section className={joinClasses(styles.toaster, 'screen-only')} aria-label={t`Notifications`} ref={watch}>
      <div role="alert">{shown.filter(isUrgent).map(row)}</div>
      <div role="status">{shown.filter((toast) => !isUrgent(toast)).map(row)}</div>
    </section>
  );
}

const isUrgent = ({ variant }: Toast) => variant === 'error';

interface ToastRowProps {
  toast: Toast;
  giveBack: ToastFocus['giveBack'];
  onDismiss(): void;
}

function ToastRow({ toast, giveBack, onDismiss }: ToastRowProps) {
  const { t } = useLingui();
  const { variant, action } = toast;
  const Icon = icons[variant];
  return (
    <div className={styles.toast} data-variant={variant} ref={giveBack}>
      <Icon aria-hidden />
      <div className={styles.words}>
        <NoticeText {...toast} />
      </div>
      {action && <NoticeAction action={action} onDismiss={onDismiss} />}
      <Button
        size="small"
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss`}
        onClick={onDismiss}
      />
    </div>
  );
}
