import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ensureAllGuests } from '../../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { messagesQuery } from '../../../../domain/message/message-queries.ts';
import { PanelSkeleton } from '../../../../ui/states/Skeleton.tsx';
import { RemindPage } from '../../../../features/guests/remind/RemindPage.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/remind')({
  staticData: { title: msg`Send links`, eventPart: 'guests' },
  loader: async ({ context: { api, queryClient }, params: { eventId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(eventQuery(api, eventId)),
      ensureAllGuests(queryClient, api, eventId),
      // Without them there is a standard text.
      queryClient.prefetchQuery(messagesQuery(api, eventId)),
    ]);
  },
  component: Remind,
  pendingComponent: PanelSkeleton,
});

function Remind() {
  const { eventId } = Route.useParams();
  const guestIds = useLocation({ select: ({ state }) => state.guestIds });
  return <RemindPage key={eventId} eventId={eventId} guestIds={guestIds} />;
}
