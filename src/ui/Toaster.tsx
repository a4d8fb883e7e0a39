import { Button } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';
import { holdToasts } from './hold-toasts.ts';
import { NoticeAction, NoticeText } from './NoticeText.tsx';
import { type Toast, type Toasts } from './toasts.ts';
import styles from './Toaster.module.css';

const icons = {
  success: CheckmarkCircle20Filled,
  warning: Warning20Filled,
  error: ErrorCircle20Filled,
  info: Info20Filled,
};

/** The toasts, top centre. Errors are announced at once, others politely. */
export function Toaster({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const hold = useMemo(() => holdToasts(toasts), [toasts]);
  return (
    <section className={styles.toaster} aria-label={t`Notifications`} ref={hold}>
      <div role="alert">{shown.filter(isUrgent).map((toast) => row(toast, toasts))}</div>
      <div role="status">{shown.filter((toast) => !isUrgent(toast)).map((toast) => row(toast, toasts))}</div>
    </section>
  );
}

const isUrgent = ({ variant }: Toast) => variant === 'error';

const row = (toast: Toast, toasts: Toasts) => (
  <ToastRow key={toast.id} toast={toast} dismiss={() => toasts.dismiss(toast.id)} />
);

function ToastRow({ toast, dismiss }: { toast: Toast; dismiss(): void }) {
  const { t } = useLingui();
  const { variant, action } = toast;
  const Icon = icons[variant];
  return (
    <div className={styles.toast} data-variant={variant}>
      <Icon aria-hidden />
      <div className={styles.words}>
        <NoticeText {...toast} />
      </div>
      {action && <NoticeAction action={action} onDismiss={dismiss} />}
      <Button
        size="small"
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss`}
        onClick={dismiss}
      />
    </div>
  );
}
