import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isId } from '../../../domain/ids.ts';
import { EventPage } from '../../../features/events/EventPage.tsx';
import { EventSkeleton } from '../../../features/events/EventSkeleton.tsx';
import { eventQuery } from '../../../domain/event-queries.ts';
import { useUnsaved } from '../../-use-unsaved.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/$eventId/{-$handle}')({
  staticData: { title: msg`Event` },
  beforeLoad: ({ params }) => {
    if (!isId(params.eventId)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  // Fetched anew, unlike what lists show: nobody should start to change an old state.
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.fetchQuery(eventQuery(api, params.eventId));
  },
  component: OneEvent,
  pendingComponent: EventSkeleton,
});

function OneEvent() {
  const { session } = Route.useRouteContext();
  const { eventId } = Route.useParams();
  const unsaved = useUnsaved(session, `event ${eventId}`);
  return unsaved && <EventPage key={eventId} eventId={eventId} unsaved={unsaved} />;
}
