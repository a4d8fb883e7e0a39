import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi, useUserId } from '../../api/use-api.ts';
import { answersSeen } from '../../domain/event/answers-seen.ts';
import { eventListQuery, eventQuery } from '../../domain/event/event-queries.ts';
import type { Event } from '../../domain/event/event.ts';
import { useShownAnalytics } from '../../domain/guest/hidden-guests.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { CloseCheckIn, EventActions } from '../../features/events/header/EventActions.tsx';
import { EventHeader } from '../../features/events/header/EventHeader.tsx';
import { EventHeaderSkeleton } from '../../features/events/header/EventHeaderSkeleton.tsx';
import { EventTabs } from '../../features/events/header/EventTabs.tsx';
import { FirstSteps } from '../../features/events/header/FirstSteps.tsx';
import type { EventTab } from '../../features/events/schema.ts';

interface EventHeaderLoaderProps {
  eventId: string;
  /** The part in the address; check-in is none. */
  current: EventTab | 'guests' | undefined;
  /** The part below could not be loaded; if the event is missing too, only the part reports it. */
  hasFailed: boolean;
}

/** The header of an event as far as it is loaded, and its first steps. */
export function EventHeaderLoader({ eventId, hasFailed, ...props }: EventHeaderLoaderProps) {
  const api = useApi();
  // The routes below load it; the header only reads the cache.
  const { data: event, dataUpdatedAt } = useQuery({ ...eventQuery(api, eventId), enabled: false });
  const list = useQueryClient().getQueryData(eventListQuery(api).queryKey);
  if (event) return <LoadedHead saved={event} at={dataUpdatedAt} {...props} />;
  const name = list?.events.find(({ id }) => id === eventId)?.name;
  return hasFailed ? null : <EventHeaderSkeleton name={name} variant={getVariant(props.current)} />;
}

interface LoadedHeadProps extends Pick<EventHeaderLoaderProps, 'current'> {
  saved: Event;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

/** The new answers to an event, which is shown: they are new until the visit has ended. */
function useAnswerNews({ id, analytics }: Event, at: number) {
  const userId = useUserId();
  useSyncExternalStore(answersSeen.subscribe, answersSeen.getSnapshot);
  useEffect(() => {
    answersSeen.note(userId, { id, analytics, at });
  }, [userId, id, analytics, at]);
  return answersSeen.getNews(userId, { id, analytics, at });
}

function LoadedHead({ saved, at, current }: LoadedHeadProps) {
  const news = useAnswerNews(saved, at);
  const { data: messages } = useQuery(messagesQuery(useApi(), saved.id));
  const event = { ...saved, analytics: useShownAnalytics(saved.id, saved.analytics) };
  // The first steps have the same action.
  const isEmpty = event.analytics.total === 0;
  return (
    <>
      <EventHeader
        event={event}
        news={news}
        at={at}
        actions={
          current === undefined ? (
            <CloseCheckIn eventId={event.id} />
          ) : (
            <EventActions event={event} hasAdd={!isEmpty} />
          )
        }
        variant={getVariant(current)}
        tabs={current && <EventTabs event={event} current={current} messageCount={messages?.length} />}
      />
      {current !== undefined && (messages || isEmpty) && (
        <FirstSteps event={event} messageCount={messages?.length} />
      )}
    </>
  );
}

function getVariant(current: EventHeaderLoaderProps['current']) {
  if (current === undefined) return 'check-in';
  return current === 'guests' ? 'list' : undefined;
}
