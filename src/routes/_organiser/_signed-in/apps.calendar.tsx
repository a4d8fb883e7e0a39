import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchOnce } from '../../../api/prefetch-once.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';
import { CardsSkeleton } from '../../../template/area-skeletons.ts';
import { CalendarPage } from '../../../template/calendar/CalendarPage.tsx';
import { calendarEventsQuery, calendarSearch } from '../../../template/calendar/queries.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/calendar')({
  staticData: { title: msg`Calendar`, inSearch: true, template: 'apps' },
  validateSearch: calendarSearch,
  loader: async ({ context: { api, templateApi, queryClient } }) => {
    prefetchOnce(queryClient, eventsQuery(api));
    await queryClient.ensureQueryData(calendarEventsQuery(templateApi));
  },
  component: Calendar,
  pendingComponent: CardsSkeleton,
});

function Calendar() {
  return <CalendarPage address={Route.useSearch()} />;
}
