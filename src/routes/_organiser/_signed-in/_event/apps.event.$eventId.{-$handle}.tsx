import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { messagesQuery } from '../../../../domain/message/message-queries.ts';
import { EventPartSkeleton } from '../../../../features/events/header/EventPartSkeleton.tsx';
import { eventSearch } from '../../../../features/events/schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EventAnswers } from '../../../../features/events/answers/EventAnswers.tsx';
import { EventInvitation } from '../../../../features/events/editor/EventInvitation.tsx';
import { renderPreview } from '../../../-screens/render-preview.tsx';
import { useApi } from '../../../../api/use-api.ts';
import { EventCover } from '../../../../domain/event/EventCover.tsx';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { guestsQuery } from '../../../../domain/guest/guest-queries.ts';
import { getPersonalLink } from '../../../../domain/guest/rsvp-link.ts';
import { EventMessages } from '../../../../features/messages/EventMessages.tsx';
import { firstPage } from '../../../../ui/page/paging.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/apps/event/$eventId/{-$handle}')({
  staticData: { title: msg`Event` },
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams({ tab: 'invitation' })] },
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
  switch (tab) {
    case 'answers':
      return <EventAnswers key={eventId} eventId={eventId} isFull={full !== undefined} />;
    case 'messages':
      return <EventMessaging key={eventId} eventId={eventId} opened={message} />;
    case 'invitation':
      return <EventInvitation key={eventId} eventId={eventId} renderPreview={renderPreview} />;
  }
}

/** The messages of an event. The preview uses its first guest as recipient. */
function EventMessaging({ eventId, opened }: { eventId: string; opened: string | undefined }) {
  const api = useApi();
  const { t } = useLingui();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const guests = useQuery(guestsQuery(api, { eventId, filter: 'all', ...firstPage }));
  const guest = guests.data?.guests.find(({ id, name }) => id !== undefined && name !== '');
  return (
    <EventMessages
      eventId={eventId}
      opened={opened}
      sample={{
        name: guest?.name ?? t({ message: 'Samira', comment: 'An example of a guest’s name' }),
        link: getPersonalLink(guest?.id ?? 'link'),
        isExample: guest === undefined,
      }}
      cover={<EventCover image={event.image} size="large" />}
    />
  );
}
