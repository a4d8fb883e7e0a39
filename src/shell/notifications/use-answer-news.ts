import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { answersSeen, describeAnswerNews, type ReadEvent } from '../../domain/event/answers-seen.ts';
import { eventListQuery } from '../../domain/event/event-queries.ts';
import type { Event, EventSummary } from '../../domain/event/event.ts';
import type { Notice } from '../../ui/toasts/notifications.ts';
import { closeShellPart } from '../shell-part.ts';
import { useShell } from '../shell-context.ts';

/** The new answers to each event that this visit has loaded, as notifications. Nothing is requested for them. */
export function useAnswerNews(): (Notice & { id: string; dismiss(): () => void })[] {
  const { userId } = useShell();
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = eventListQuery(useApi()).queryKey;
  useSyncExternalStore(answersSeen.subscribe, answersSeen.getSnapshot);
  if (userId === undefined) return [];
  const events = new Map<string, ReadEvent & { name: string }>();
  const add = (event: EventSummary | undefined, at = 0) => {
    if (event?.id !== undefined) events.set(event.id, { ...event, id: event.id, at });
  };
  const listed = client.getQueryState(list);
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
