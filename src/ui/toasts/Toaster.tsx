import { Button, useFluent } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useLingui } from '@lingui/react/macro';
import { type RefCallback, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '../layout/classes.ts';
import { NoticeAction, NoticeText } from './NoticeText.tsx';
import { watchToaster } from './watch-toaster.ts';
import { type Toast, type Toasts } from './toasts.ts';
import styles from './toasts.module.css';

const icons = {
  success: CheckmarkCircle20Filled,
  warning: Warning20Filled,
  error: ErrorCircle20Filled,
  info: Info20Filled,
};

/**
 * The toasts, at the top of the page. Errors are announced at once, others politely. They are outside #root, which an
 * open dialog hides from screen readers.
 */
export function Toaster({ toasts }: { toasts: Toasts }) {
  const { t } = useLingui();
  const { dir } = useFluent();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const { toaster, returnFocus } = useMemo(() => watchToaster(toasts), [toasts]);
  const row = (toast: Toast) => (
    <ToastRow
      key={toast.id}
      toast={toast}
      returnFocus={returnFocus}
      onDismiss={() => toasts.dismiss(toast.id)}
    />
  );
  return createPortal(
    <section
      className={joinClasses(styles.toaster, 'screen-only')}
      dir={dir}
      aria-label={t`Notifications`}
      data-tabster-never-hide
      ref={toaster}
    >
      <div role="alert">{shown.filter(isUrgent).map(row)}</div>
      <div role="status">{shown.filter((toast) => !isUrgent(toast)).map(row)}</div>
    </section>,
    document.body,
  );
}

const isUrgent = ({ variant }: Toast) => variant === 'error';

interface ToastRowProps {
  toast: Toast;
  returnFocus: RefCallback<HTMLElement>;
  onDismiss(): void;
}

function ToastRow({ toast, returnFocus, onDismiss }: ToastRowProps) {
  const { t } = useLingui();
  const { variant, action } = toast;
  const Icon = icons[variant];
  return (
    <div className={styles.toast} data-variant={variant} ref={returnFocus}>
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
