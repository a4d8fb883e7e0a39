import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { PanelSkeleton } from '../../../../ui/page/Skeleton.tsx';
import { firstPage } from '../../../../ui/table/rows.ts';
import { importSearch } from '../../../../features/guest-import/schema.ts';
import { useUserId } from '../../../../features/session/use-session.ts';
import { useDrafts } from '../../../-use-drafts.ts';
import { EventImport } from '../../../-screens/EventImport.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/import')({
  staticData: { title: msg`Import guests` },
  validateSearch: importSearch,
  search: { middlewares: [stripSearchParams(firstPage)] },
  beforeLoad: ({ search: { event } }) => {
    if (event === undefined) throw redirect({ to: '/events/guests/$filter', params: { filter: 'all' } });
    return { eventId: event };
  },
  loader: async ({ context: { api, queryClient, eventId } }) => {
    await queryClient.ensureQueryData(eventQuery(api, eventId));
  },
  component: Import,
  pendingComponent: PanelSkeleton,
});

function Import() {
  const { session, eventId } = Route.useRouteContext();
  const search = Route.useSearch();
  const userId = useUserId(session);
  const getDraft = useDrafts(session);
  if (userId === undefined || !getDraft) return null;
  return (
    <EventImport
      key={`${userId} ${eventId}`}
      eventId={eventId}
      userId={userId}
      search={search}
      draft={getDraft(`import ${eventId}`)}
    />
  );
}
