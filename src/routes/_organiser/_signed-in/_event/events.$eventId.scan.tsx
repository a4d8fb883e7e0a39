import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withFallback } from '../../../../offline/with-fallback.ts';
import { isCut, isUnavailable } from '../../../../api/errors.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { loadKeptEvent } from '../../../../features/check-in/arrivals/kept-list.ts';
import { ScanPage } from '../../../../features/check-in/ScanPage.tsx';
import { ScanSkeleton } from '../../../../features/check-in/ScanSkeleton.tsx';
import { useSession } from '../../../../features/session/session.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/scan')({
  staticData: { title: msg`Check-in` },
  loader: async ({ context: { api, queryClient, session }, params: { eventId } }) => {
    const query = eventQuery(api, eventId);
    const findKept = async () => {
      const state = await session.waitUntilSettled();
      return state.status === 'signed-in' ? loadKeptEvent(state.user.uid, eventId) : undefined;
    };
    try {
      // Without a second try: at the entrance the copy on the device is enough.
      await withFallback(
        queryClient.ensureQueryData({ ...query, retry: false }),
        async () => (await findKept()) !== undefined,
      );
    } catch (error) {
      const kept = isUnavailable(error) ? await findKept() : undefined;
      if (!kept) {
        if (!isCut(error)) throw error;
        await queryClient.ensureQueryData(query);
        return;
      }
      // It counts as old.
      queryClient.setQueryData(query.queryKey, kept, { updatedAt: 0 });
    }
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
