import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { EventChooser } from '../../../../features/events/EventChooser.tsx';
import { lastOpenedEvent } from '../../../../domain/event/last-opened-event.ts';
import { eventQuery, eventsQuery } from '../../../../domain/event/event-queries.ts';
import { GuestsSkeleton } from '../../../../features/guests/list/GuestsSkeleton.tsx';
import { useUserId } from '../../../../features/session/use-session.ts';
import { guestsQuery } from '../../../../domain/guest/guest-queries.ts';
import { guestSearch, needsAllGuests } from '../../../../features/guests/schema.ts';
import { firstPage } from '../../../../ui/table/rows.ts';
import { isGone } from '../../../../api/errors.ts';
import { EventGuests } from '../../../-screens/EventGuests.tsx';
import { useDrafts } from '../../../-use-drafts.ts';
import { filterOrEvent, toChooser } from '../../../-guards/guest-address.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/$filter')({
  staticData: { title: msg`Guests`, eventPart: 'guests' },
  validateSearch: guestSearch,
  search: { middlewares: [stripSearchParams(firstPage)] },
  beforeLoad: ({ params, search }) => filterOrEvent(params.filter, search, lastOpenedEvent.read()),
  loaderDeps: ({ search: { event, page, limit, ...view } }) => ({
    event,
    page: needsAllGuests(view) ? 1 : page,
    limit,
  }),
  loader: async ({
    context: { api, queryClient, filter },
    deps: { event: eventId, page, limit },
    location,
  }) => {
    if (eventId === undefined) return void (await queryClient.ensureQueryData(eventsQuery(api)));
    try {
      await Promise.all([
        queryClient.ensureQueryData(eventQuery(api, eventId)),
        queryClient.ensureQueryData(guestsQuery(api, { eventId, filter, page, limit })),
      ]);
    } catch (error) {
      if (isGone(error) && lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
      throw isGone(error) && location.state.isRemembered ? toChooser(filter) : error;
    }
    lastOpenedEvent.write(eventId);
  },
  component: Guests,
  pendingComponent: GuestsSkeleton,
});

function Guests() {
  const { filter, session } = Route.useRouteContext();
  const { event, ...search } = Route.useSearch();
  const userId = useUserId(session);
  const getDraft = useDrafts(session);
  if (event === undefined) return <EventChooser page={search.page} limit={search.limit} />;
  if (!getDraft) return null;
  return <EventGuests key={event} {...{ filter, userId, getDraft }} search={{ ...search, event }} />;
}
