import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { allGuestsQuery } from '../../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { printSearch } from '../../../../features/guest-export/schema.ts';
import { PanelSkeleton } from '../../../../ui/page/Skeleton.tsx';
import { EventPrintableList } from '../../../-screens/EventPrintableList.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/print')({
  staticData: { title: msg`Printable list` },
  validateSearch: printSearch,
  search: { middlewares: [stripSearchParams({ filter: 'all' })] },
  beforeLoad: ({ search: { event } }) => {
    if (event === undefined) throw redirect({ to: '/events/guests/$filter', params: { filter: 'all' } });
    return { eventId: event };
  },
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: async ({ context: { api, queryClient, eventId }, deps: { filter } }) => {
    await Promise.all([
      queryClient.ensureQueryData(eventQuery(api, eventId)),
      queryClient.ensureQueryData(allGuestsQuery(api, eventId, filter)),
    ]);
  },
  component: Print,
  pendingComponent: PanelSkeleton,
});

function Print() {
  const { eventId } = Route.useRouteContext();
  return <EventPrintableList eventId={eventId} search={Route.useSearch()} />;
}
