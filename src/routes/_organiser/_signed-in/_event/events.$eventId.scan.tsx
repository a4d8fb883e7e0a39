import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { ScanPage } from '../../../../features/check-in/ScanPage.tsx';
import { ScanSkeleton } from '../../../../features/check-in/ScanSkeleton.tsx';
import { useSession } from '../../../../features/session/session.ts';
import { loadOrUseCopy } from '../../../-kept-event.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/scan')({
  staticData: { title: msg`Check-in` },
  loader: async ({ context, params: { eventId } }) => {
    const { api, queryClient } = context;
    await loadOrUseCopy(context, eventId, (options) =>
      queryClient.ensureQueryData({ ...eventQuery(api, eventId), ...options }),
    );
  },
  component: Scan,
  pendingComponent: ScanSkeleton,
});

function Scan() {
  const { session } = Route.useRouteContext();
  const { eventId } = Route.useParams();
  const state = useSession(session);
  if (state.status !== 'signed-in') return null;
  const { user } = state;
  // Each event and each user has a separate log.
  return <ScanPage key={`${user.uid} ${eventId}`} eventId={eventId} user={user} />;
}
