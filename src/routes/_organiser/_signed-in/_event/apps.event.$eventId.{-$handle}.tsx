import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { isId } from '../../../../domain/ids.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { messagesQuery } from '../../../../domain/message/message-queries.ts';
import { EventPartSkeleton } from '../../../../features/events/EventPartSkeleton.tsx';
import { eventSearch } from '../../../../features/events/schema.ts';
import { EventTabPanel } from '../../../-screens/EventTabPanel.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/apps/event/$eventId/{-$handle}')({
  staticData: { title: msg`Event` },
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams({ tab: 'invitation' })] },
  beforeLoad: ({ params }) => {
    if (!isId(params.eventId)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // Always read again, unlike lists, so that nobody edits an old state.
  loader: async ({ context: { api, queryClient }, params: { eventId }, deps: { tab } }) => {
    const messages = tab === 'messages' && queryClient.ensureQueryData(messagesQuery(api, eventId));
    await Promise.all([queryClient.fetchQuery(eventQuery(api, eventId)), messages]);
  },
  component: OneEvent,
  pendingComponent: Pending,
});

function Pending() {
  return <EventPartSkeleton tab={Route.useSearch().tab} />;
}

function OneEvent() {
  const { eventId } = Route.useParams();
  const { tab, message, full } = Route.useSearch();
  return <EventTabPanel key={eventId} {...{ eventId, tab, message }} isFull={full !== undefined} />;
}
