import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isId } from '../../../../domain/ids.ts';
import { eventQuery } from '../../../../domain/event-queries.ts';
import { ScanSkeleton } from '../../../../features/check-in/ScanSkeleton.tsx';
import { useUserId } from '../../../../features/session/use-session.ts';
import { EventCheckIn } from '../../../-screens/EventCheckIn.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/scan')({
  staticData: { title: msg`Check-in` },
  beforeLoad: ({ params }) => {
    if (!isId(params.eventId)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.ensureQueryData(eventQuery(api, params.eventId));
  },
  component: Scan,
  pendingComponent: ScanSkeleton,
});

function Scan() {
  const { session } = Route.useRouteContext();
  const { eventId } = Route.useParams();
  const userId = useUserId(session);
  if (userId === undefined) return null;
  // Each event and each user has a separate log.
  return <EventCheckIn key={`${userId} ${eventId}`} eventId={eventId} userId={userId} />;
}
