import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { prefetchOnce } from '../../../../api/prefetch-once.ts';
import { allGuestsQuery } from '../../../../domain/guest/all-guests.ts';
import { guestsQuery } from '../../../../domain/guest/guest-queries.ts';
import { messagesQuery } from '../../../../domain/message/message-queries.ts';
import { firstPage } from '../../../../ui/layout/paging.ts';
import { PanelSkeleton } from '../../../../ui/states/Skeleton.tsx';
import { eventSearch } from '../../../../features/events/schema.ts';
import { EventAnswers } from '../../../../features/events/answers/EventAnswers.tsx';
import { EventInvitation } from '../../../../features/events/editor/EventInvitation.tsx';
import { renderPreview } from '../../../-screens/render-preview.tsx';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { EventMessages } from '../../../../features/messages/EventMessages.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/apps/event/$eventId/{-$handle}')({
  staticData: { title: msg`Event` },
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams({ tab: 'invitation' })] },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // Always read again, unlike lists, so that an old state is never edited.
  loader: async ({ context: { api, queryClient }, params: { eventId }, deps: { tab }, preload }) => {
    if (tab === 'answers' && !preload) prefetchOnce(queryClient, allGuestsQuery(api, eventId));
    if (tab === 'messages' && !preload)
      prefetchOnce(queryClient, guestsQuery(api, { eventId, filter: 'all', ...firstPage }));
    const messages = tab === 'messages' && queryClient.ensureQueryData(messagesQuery(api, eventId));
    await Promise.all([queryClient.fetchQuery(eventQuery(api, eventId)), messages]);
  },
  component: OneEvent,
  pendingComponent: PanelSkeleton,
});

function OneEvent() {
  const { eventId } = Route.useParams();
  const { tab, message, full } = Route.useSearch();
  switch (tab) {
    case 'answers':
      return <EventAnswers key={eventId} eventId={eventId} isFull={full !== undefined} />;
    case 'messages':
      return <EventMessages key={eventId} eventId={eventId} opened={message} />;
    case 'invitation':
      return <EventInvitation key={eventId} eventId={eventId} renderPreview={renderPreview} />;
  }
}
