import { BoneCards } from '../../../ui/states/Skeleton.tsx';
import { PageSkeleton } from '../../../ui/states/PageSkeleton.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { eventsSearch } from '../../../features/events/schema.ts';
import { EventsPage } from '../../../features/events/list/EventsPage.tsx';
import { firstPage } from '../../../ui/layout/paging.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { KeptEvents } from '../../../features/check-in/KeptEvents.tsx';
import { RouteError } from '../../-screens/RouteError.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/events/')({
  staticData: { title: msg`Events`, inSearch: true },
  validateSearch: eventsSearch,
  search: { middlewares: [stripSearchParams({ sort: 'listed', ...firstPage })] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(eventsQuery(api));
  },
  component: Events,
  pendingComponent: EventsSkeleton,
  errorComponent: (failure) => (
    <Page title={<Trans>Events</Trans>}>
      <RouteError {...failure} isEvents alternatives={<KeptEvents />} />
    </Page>
  ),
});

function Events() {
  return <EventsPage {...Route.useSearch()} />;
}

/** The skeleton of the list of events. */
function EventsSkeleton() {
  return (
    <PageSkeleton title={<Trans>Events</Trans>} hasSearch>
      <BoneCards cards={6} height="clamp(101px, 20vw, 146px)" />
    </PageSkeleton>
  );
}
