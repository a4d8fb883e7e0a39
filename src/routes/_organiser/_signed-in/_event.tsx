import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefetchOnce } from '../../../api/prefetch-once.ts';
import { runWhenIdle } from '../../../browser/when-idle.ts';
import { isId } from '../../../domain/ids.ts';
import { messagesQuery } from '../../../domain/message/message-queries.ts';
import { EventHeader } from '../../../features/events/header/EventHeader.tsx';

/** The pages of one event: its header and tabs stay while the part below them changes. */
export const Route = createFileRoute('/_organiser/_signed-in/_event')({
  beforeLoad({ params: { eventId } }: { params: { eventId?: string } }) {
    if (eventId !== undefined && !isId(eventId))
      throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  // The header shows their number.
  loader({ context: { api, queryClient }, params, location, preload }) {
    const eventId = findEventId({ ...location.search, ...params });
    if (eventId !== undefined && !preload) prefetchOnce(queryClient, messagesQuery(api, eventId));
  },
  component: OneEvent,
});

function OneEvent() {
  const { eventId, part, hasFailed } = useOpenEvent();
  const { api, queryClient: client, session } = Route.useRouteContext();
  // Whoever opens an event may check in its guests, and the entrance may have no connection.
  useEffect(() => {
    const state = session.getSnapshot();
    if (eventId === undefined || state.status !== 'signed-in') return undefined;
    let stop: (() => void) | undefined = () => {};
    runWhenIdle(async () => {
      const { prepareCheckIn } = await import('../../../features/check-in/prepare-check-in.ts');
      // The event is closed by now.
      if (stop) stop = prepareCheckIn({ client, api, eventId, user: state.user });
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [api, client, session, eventId]);
  return (
    <>
      {eventId !== undefined && (
        <EventHeader key={eventId} eventId={eventId} current={part} hasFailed={hasFailed} />
      )}
      <Outlet />
    </>
  );
}

/** The event in the address, and its part; check-in is none. */
const useOpenEvent = () =>
  useMatches({
    select(matches) {
      const match = matches.at(-1);
      const hasFailed = match?.status === 'error';
      if (match?.routeId === '/_organiser/_signed-in/_event/apps/event/$eventId/{-$handle}')
        return { eventId: match.params.eventId, part: match.search.tab, hasFailed };
      const eventId = findEventId({ ...match?.params, ...match?.search });
      return { eventId, part: match?.staticData.eventPart, hasFailed };
    },
    structuralSharing: true,
  });

/** The id of the event in the path or in the search. */
const findEventId = ({ eventId, event }: Record<string, unknown>) =>
  [eventId, event].find((each): each is string => typeof each === 'string' && isId(each));
