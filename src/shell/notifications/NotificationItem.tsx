import { Button } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { findNeighbour } from '../../ui/neighbour.ts';
import { ForeignPieces } from '../../ui/ForeignText.tsx';
import { NoticeAction } from '../../ui/NoticeText.tsx';
import type { Notice } from '../../ui/toasts.ts';
import { translate } from '../../ui/translate.ts';
import { focusTitle } from '../../ui/focus.ts';
import styles from './NotificationPanel.module.css';

interface NotificationItemProps extends Notice {
  /** Milliseconds since 1970, if known. */
  at?: number;
  onDismiss(): void;
}

/** One notification, with its actions. When it goes, the focus moves to the next one. */
export function NotificationItem({ at, onDismiss, ...notice }: NotificationItemProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(Date.now);
  const item = useRef<HTMLLIElement>(null);
  const dismiss = () => {
    const next = item.current && findNeighbour(item.current, ':scope > button');
    if (next) next.focus();
    else focusTitle(item.current);
    onDismiss();
  };
  const time = at === undefined ? undefined : new Date(at).toISOString();
  return (
    <li className={styles.item} data-kind={notice.variant} ref={item}>
      <div className={styles.words}>
        {/* As in a toast, with the marks of control characters: the login shows toasts, and would load those. */}
        <p dir="auto">
          <ForeignPieces text={translate(i18n, notice.message)} />
        </p>
        {notice.detail && (
          <p className={styles.detail} dir="auto">
            <ForeignPieces text={notice.detail} />
          </p>
        )}
        {time && <time dateTime={time}>{formatRelativeTime(time, now, i18n.locales ?? i18n.locale)}</time>}
        {notice.action && <NoticeAction action={notice.action} onDismiss={dismiss} />}
      </div>
      <Button
        size="small"
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss`}
        onClick={dismiss}
      />
    </li>
  );
}
