import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { notifications } from '../ui/notifications.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';

/** The bell, with the number of notifications. A new one is announced once. */
export function NotificationButton() {
  const { t } = useLingui();
  const { length: count } = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot);
  const shown = count > 9 ? '9+' : String(count);
  const said =
    count > 0 ? t`${plural(count, { one: '# new notification', other: '# new notifications' })}` : '';
  return (
    <>
      <ToolButton
        part="notifications"
        icon={<Alert20Regular />}
        // The name contains what is shown, for voice control. `said` has no digit for some numbers in Arabic.
        label={count > 0 ? `${t`Notifications`}: ${shown}` : t`Notifications`}
      >
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {shown}
          </span>
        )}
      </ToolButton>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
