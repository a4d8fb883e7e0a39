import { Button } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useTemplateApi } from '../../template/api/use-template-api.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { notifications, type Notice } from '../../ui/toasts/notifications.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { focusTitle } from '../../ui/keyboard/focus.ts';
import styles from './NotificationPanel.module.css';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { findNeighbour } from '../../ui/keyboard/neighbour.ts';
import { ForeignPieces } from '../../ui/text/ForeignText.tsx';
import { NoticeAction } from '../../ui/toasts/NoticeText.tsx';
import { translate } from '../../ui/toasts/translate.ts';
import { createStore } from '../../storage/store.ts';
import { parseResponse } from '../../api/parse-response.ts';
import type { TemplateApi } from '../../template/api/client.ts';
import { msg } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { answersSeen, describeAnswerNews, type ReadEvent } from '../../domain/event/answers-seen.ts';
import { eventListQuery } from '../../domain/event/event-queries.ts';
import type { Event, EventSummary } from '../../domain/event/event.ts';
import { closeShellPart } from '../shell-part.ts';
import { useShell } from '../shell-context.ts';

/** Missed toasts, new answers, and the notifications of the server (specification, section 2). */
export function NotificationPanel() {
  const here = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot);
  const server = useQuery(notificationsQuery(useTemplateApi()));
  const dismissed = useSyncExternalStore(dismissedIds.subscribe, dismissedIds.getSnapshot);
  const news = useAnswerNews();
  const [undo, setUndo] = useState<() => void>();
  const sent = (server.data ?? []).filter(({ id }) => !dismissed.includes(id));
  const isEmpty = here.length + news.length + sent.length === 0;
  const dismissAll = () => {
    const putBack = notifications.clear();
    const restoreNews = news.map(({ dismiss }) => dismiss());
    const ids = sent.map(({ id }) => id);
    dismissedIds.set([...dismissed, ...ids]);
    setUndo(() => () => {
      putBack();
      for (const restoreOne of restoreNews) restoreOne();
      dismissedIds.set(dismissedIds.getSnapshot().filter((id) => !ids.includes(id)));
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
        />
      ) : (
        <Stack as="ul" gap={8}>
          {here.map(({ id, ...notice }) => (
            <NotificationItem key={id} {...notice} onDismiss={() => notifications.dismiss(id)} />
          ))}
          {news.map(({ id, dismiss, ...notice }) => (
            <NotificationItem key={`event ${id}`} {...notice} onDismiss={dismiss} />
          ))}
          {sent.map(({ id, title, description, message }) => (
            <NotificationItem
              key={`server ${id}`}
              variant="info"
              message={title || message || description || msg`Notification`}
              {...((title || message) && description && { detail: description })}
              onDismiss={() => dismissedIds.set([...dismissed, id])}
            />
          ))}
        </Stack>
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

interface NotificationItemProps extends Notice {
  /** Milliseconds since 1970, if known. */
  at?: number;
  onDismiss(): void;
}

/** One notification, with its actions. When it goes, the focus moves to the next one. */
function NotificationItem({ at, onDismiss, ...notice }: NotificationItemProps) {
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
          <Text tone="soft" dir="auto">
            <ForeignPieces text={notice.detail} />
          </Text>
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

/** The server's notifications that were dismissed in this tab: no call deletes them (specification, section 7). */
const dismissedIds = createStore<readonly string[]>([]);

const text = v.fallback(v.optional(v.pipe(v.string(), v.trim())), '');

/** A notification of the server has only an id (specification, section 3); its text is shown if it has one. */
const notification = v.object({ id: v.string(), title: text, description: text, message: text });

const list = v.pipe(
  v.array(v.unknown(), 'The notifications are no list'),
  v.transform((rows) =>
    rows.filter((row) => v.is(notification, row)).map((row) => v.parse(notification, row)),
  ),
);

/** getNotifications. */
const notificationsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getNotifications'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/notification-panel/data', { signal });
      return parseResponse(list, data);
    },
  });

/** The new answers to each event that this visit has loaded, as notifications. Nothing is requested for them. */
function useAnswerNews(): (Notice & { id: string; dismiss(): () => void })[] {
  const { userId } = useShell();
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const listKey = eventListQuery(useApi()).queryKey;
  useSyncExternalStore(answersSeen.subscribe, answersSeen.getSnapshot);
  if (userId === undefined) return [];
  const events = new Map<string, ReadEvent & { name: string }>();
  const add = (event: EventSummary | undefined, at = 0) => {
    if (event?.id !== undefined) events.set(event.id, { ...event, id: event.id, at });
  };
  const listed = client.getQueryState(listKey);
  for (const event of listed?.data?.events ?? []) add(event, listed?.dataUpdatedAt);
  // An event that was opened is newer than the list.
  for (const query of client.getQueryCache().findAll({ queryKey: ['getEvent'] })) {
    add(query.state.data as Event | undefined, query.state.dataUpdatedAt);
  }
  return [...events.values()].flatMap((event) => {
    const news = answersSeen.getNews(userId, event);
    if (!news) return [];
    const run = () => {
      closeShellPart();
      const params = { eventId: event.id };
      void navigate({ to: '/apps/event/$eventId/{-$handle}', params, search: { tab: 'answers' } });
    };
    return {
      id: event.id,
      variant: 'info',
      message: describeAnswerNews(i18n, news, event.at),
      detail: event.name,
      action: { label: msg`Show answers`, run },
      dismiss: () => answersSeen.dismiss(userId, event),
    };
  });
}
