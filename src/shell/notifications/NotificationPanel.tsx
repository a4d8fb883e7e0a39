import { Button } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTemplateApi } from '../../api/use-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notifications } from '../../ui/notifications.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { closeShellPart } from '../shell-part.ts';
import { dismissedNotifications } from './dismissed-notifications.ts';
import { focusTitle } from '../../ui/focus.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationPanel.module.css';
import { notificationsQuery } from './queries.ts';

/** Missed toasts, and the notifications of the server (specification, section 2). */
export function NotificationPanel() {
  const here = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot);
  const server = useQuery(notificationsQuery(useTemplateApi()));
  const dismissed = useSyncExternalStore(
    dismissedNotifications.subscribe,
    dismissedNotifications.getSnapshot,
  );
  const [undo, setUndo] = useState<() => void>();
  const sent = (server.data ?? []).filter(({ id }) => !dismissed.has(id));
  const isEmpty = here.length === 0 && sent.length === 0;
  const dismissAll = () => {
    const putBack = notifications.clear();
    const restore = dismissedNotifications.dismiss(...sent.map(({ id }) => id));
    setUndo(() => () => {
      putBack();
      restore();
      setUndo(undefined);
    });
  };
  return (
    <SidePanel
      title={<Trans>Notifications</Trans>}
      onClose={closeShellPart}
      actions={
        isEmpty && !undo ? undefined : (
          <>
            {!isEmpty && (
              <Button onClick={replaceButton(dismissAll)}>
                <Trans>dismiss all</Trans>
              </Button>
            )}
            {undo && (
              <Button appearance="subtle" onClick={replaceButton(undo)}>
                <Trans>Undo</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {server.isError && (
        <p className={styles.failure} role="alert">
          <Trans>We could not load the notifications of the server.</Trans>{' '}
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusTitle(currentTarget);
              void server.refetch();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {isEmpty && !server.isError ? (
        <EmptyState
          icon={<AlertRegular aria-hidden />}
          title={<Trans>There are no notifications for now.</Trans>}
          hint={<Trans>Failed saves, finished imports and ended sessions appear here.</Trans>}
        />
      ) : (
        <ul className={styles.list}>
          {here.map(({ id, ...notice }) => (
            <NotificationItem key={id} {...notice} onDismiss={() => notifications.dismiss(id)} />
          ))}
          {sent.map(({ id, title, description, message }) => (
            <NotificationItem
              key={`server ${id}`}
              variant="info"
              message={title || message || description || msg`Notification`}
              {...((title || message) && description && { detail: description })}
              onDismiss={() => dismissedNotifications.dismiss(id)}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

/** Runs an action that replaces its button by another, and focuses that one. */
const replaceButton =
  (run: () => void) =>
  ({ currentTarget: { parentElement } }: MouseEvent) => {
    flushSync(run);
    parentElement?.querySelector('button')?.focus();
  };
