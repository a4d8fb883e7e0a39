import { Button } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { relativeTime } from '../../i18n/relative-time.ts';
import { NoticeAction, NoticeText } from '../../ui/NoticeText.tsx';
import type { Notice } from '../../ui/toasts.ts';
import styles from './NotificationPanel.module.css';

interface NotificationItemProps extends Notice {
  /** Milliseconds since 1970, if known. */
  at?: number;
  onDismiss(): void;
}

/** One notification, with its actions. */
export function NotificationItem({ at, onDismiss, ...notice }: NotificationItemProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(Date.now);
  const time = at === undefined ? undefined : new Date(at).toISOString();
  return (
    <li className={styles.item} data-kind={notice.variant}>
      <div className={styles.words}>
        <NoticeText {...notice} />
        {time && <time dateTime={time}>{relativeTime(time, now, i18n.locales ?? i18n.locale)}</time>}
        {notice.action && <NoticeAction action={notice.action} onDismiss={onDismiss} />}
      </div>
      <Button
        size="small"
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss`}
        onClick={onDismiss}
      />
    </li>
  );
}
