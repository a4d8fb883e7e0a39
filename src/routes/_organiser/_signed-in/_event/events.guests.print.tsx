import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { ensureAllGuests } from '../../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { PrintableList } from '../../../../features/guest-export/PrintableList.tsx';
import { printSearch } from '../../../../features/guest-export/schema.ts';
import { getGuestView } from '../../../../features/guests/schema.ts';
import { selectGuests } from '../../../../features/guests/list/guest-view.ts';
import { PanelSkeleton } from '../../../../ui/states/Skeleton.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/print')({
  staticData: { title: msg`Printable list`, eventPart: 'guests' },
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
      ensureAllGuests(queryClient, api, eventId, filter),
    ]);
  },
  component: Print,
  pendingComponent: PanelSkeleton,
});

function Print() {
  const { api, eventId } = Route.useRouteContext();
  const search = Route.useSearch();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <PrintableList
      eventId={eventId}
      name={event.name}
      filter={search.filter}
      view={search}
      selectGuests={(guests, locale) => selectGuests(guests, getGuestView(search), locale)}
    />
  );
}
