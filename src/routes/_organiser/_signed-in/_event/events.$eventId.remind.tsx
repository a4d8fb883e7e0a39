import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { isId } from '../../../../domain/ids.ts';
import { PanelSkeleton } from '../../../../ui/page/Skeleton.tsx';
import { RemindPage } from '../../../../features/guests/remind/RemindPage.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/remind')({
  staticData: { title: msg`Send links`, eventPart: 'guests' },
  beforeLoad: ({ params }) => {
    if (!isId(params.eventId)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.ensureQueryData(eventQuery(api, params.eventId));
  },
  component: Remind,
  pendingComponent: PanelSkeleton,
});

function Remind() {
  const { eventId } = Route.useParams();
  const guestIds = useLocation({ select: ({ state }) => state.guestIds });
  return <RemindPage key={eventId} eventId={eventId} guestIds={guestIds} />;
}
