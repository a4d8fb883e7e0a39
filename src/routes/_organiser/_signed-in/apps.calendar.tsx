import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CalendarPage } from '../../../features/template/calendar/CalendarPage.tsx';
import { calendarEventsQuery } from '../../../features/template/calendar/queries.ts';
import { calendarSearch } from '../../../features/template/calendar/schema.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).CalendarSkeleton,
);

export const Route = createFileRoute('/_organiser/_signed-in/apps/calendar')({
  staticData: { title: msg`Calendar` },
  validateSearch: calendarSearch,
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(calendarEventsQuery(templateApi));
  },
  component: Calendar,
  pendingComponent: Skeleton,
});

function Calendar() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onClose = () =>
    void navigate({
      search: (before) => ({
        ...before,
        event: undefined,
        at: undefined,
        until: undefined,
        about: undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  return <CalendarPage address={address} onClose={onClose} />;
}
