import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isEventId } from '../../../features/events/event.ts';
import { EventPage } from '../../../features/events/EventPage.tsx';
import { EventSkeleton } from '../../../features/events/EventSkeleton.tsx';
import { eventQuery } from '../../../features/events/queries.ts';
import { LoadingFailed } from '../../-LoadingFailed.tsx';
import { useUnsaved } from '../../-use-unsaved.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/$id/{-$handle}')({
  staticData: { title: msg`Event` },
  beforeLoad: ({ params }) => {
    if (!isEventId(params.id)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  // Fetched anew, unlike what lists show: nobody should start to change an old state.
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.fetchQuery(eventQuery(api, params.id));
  },
  component: OneEvent,
  pendingComponent: EventSkeleton,
  errorComponent: LoadingFailed,
});

function OneEvent() {
  const { api, session } = Route.useRouteContext();
  const { id } = Route.useParams();
  const unsaved = useUnsaved(session, `event ${id}`);
  return unsaved && <EventPage key={id} api={api} eventId={id} unsaved={unsaved} />;
}
