import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { PartTitle } from '../../../../ui/layout/PartTitle.tsx';
import { PanelSkeleton } from '../../../../ui/states/Skeleton.tsx';
import { firstPage } from '../../../../ui/layout/paging.ts';
import { ImportPage } from '../../../../features/guest-import/ImportPage.tsx';
import { importSearch } from '../../../../features/guest-import/schema.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/import')({
  staticData: { title: msg`Import guests`, eventPart: 'guests' },
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
  const { api, eventId } = Route.useRouteContext();
  const search = Route.useSearch();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <>
      <PartTitle>
        <Trans>Import guests</Trans>
      </PartTitle>
      <ImportPage
        key={eventId}
        eventId={eventId}
        isSingleGuest={event.details.isSingleGuest}
        search={search}
      />
    </>
  );
}
