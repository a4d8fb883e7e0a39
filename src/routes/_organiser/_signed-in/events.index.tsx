import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { EventsPage } from '../../../features/events/EventsPage.tsx';
import { EventsSkeleton } from '../../../features/events/EventsSkeleton.tsx';
import { eventsQuery } from '../../../domain/event-queries.ts';

export const Route = createFileRoute('/_organiser/_signed-in/events/')({
  staticData: { title: msg`Events` },
  validateSearch: v.object({ search: v.fallback(v.optional(v.string()), undefined) }),
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(eventsQuery(api));
  },
  component: Events,
  pendingComponent: EventsSkeleton,
});

function Events() {
  const { search = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const searchFor = (text: string) => void navigate({ search: text ? { search: text } : {}, replace: true });
  return <EventsPage search={search} searchFor={searchFor} />;
}
