import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isEventId } from '../../../features/events/event.ts';
import { eventQuery } from '../../../features/events/queries.ts';
import { ScanSkeleton } from '../../../features/scan/ScanSkeleton.tsx';
import { useSession } from '../../../features/session/use-session.ts';
import { EventScan } from '../../-EventScan.tsx';
import { LoadingFailed } from '../../-LoadingFailed.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/events/$id/scan')({
  staticData: { title: msg`Scan` },
  beforeLoad: ({ params }) => {
    if (!isEventId(params.id)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.ensureQueryData(eventQuery(api, params.id));
  },
  component: Scan,
  pendingComponent: ScanSkeleton,
  errorComponent: LoadingFailed,
});

function Scan() {
  const { api, session } = Route.useRouteContext();
  const { id } = Route.useParams();
  const state = useSession(session);
  if (state.status !== 'signed-in') return null;
  // Another event, or another user, has a log of its own.
  return <EventScan key={`${state.user.id} ${id}`} api={api} eventId={id} userId={state.user.id} />;
}
