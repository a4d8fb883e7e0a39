import { Surface } from '../../../../ui/layout/Surface.tsx';
import { BoneRows, PartSkeleton } from '../../../../ui/states/Skeleton.tsx';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { EventChooser } from '../../../../features/events/list/EventChooser.tsx';
import { lastOpenedEvent } from '../../../../domain/event/last-opened-event.ts';
import { eventQuery, eventsQuery } from '../../../../domain/event/event-queries.ts';
import { type GuestFilter, isGuestFilter } from '../../../../domain/guest/guest-filter.ts';
import { isId } from '../../../../domain/ids.ts';
import { guestsQuery } from '../../../../domain/guest/guest-queries.ts';
import { type GuestSearch, guestSearch, needsAllGuests } from '../../../../features/guests/schema.ts';
import { firstPage } from '../../../../ui/layout/paging.ts';
import { isGone } from '../../../../api/errors.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/use-api.ts';
import { countNotAnswered } from '../../../../domain/event/analytics.ts';
import { handleInAddress } from '../../../../domain/event/handle.ts';
import { useShownAnalytics } from '../../../../shared/guest/hidden-guests.ts';
import { liveRefresh } from '../../../../domain/event/live-refresh.ts';
import { GuestListActions } from '../../../../features/guest-export/GuestListActions.tsx';
import { formatCells, tabulateGuests } from '../../../../features/guest-export/guest-table.ts';
import { selectGuests } from '../../../../features/guests/list/guest-view.ts';
import { GuestsPage } from '../../../../features/guests/list/GuestsPage.tsx';
import { useSession } from '../../../../features/session/session.ts';
import { createLazyPart } from '../../../../ui/states/lazy-part.tsx';
import { downloadFile } from '../../../../ui/text/download.ts';
import { loadOrUseCopy } from '../../../-kept-event.ts';

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
  loader: async ({ context, deps: { event: eventId, page, limit }, location }) => {
    const { api, queryClient, filter } = context;
    if (eventId === undefined) {
      await queryClient.ensureQueryData(eventsQuery(api));
      return { isKept: false };
    }
    let isKept;
    try {
      isKept = await loadOrUseCopy(context, eventId, (options) =>
        Promise.all([
          queryClient.ensureQueryData({ ...eventQuery(api, eventId), ...options }),
          queryClient.ensureQueryData({ ...guestsQuery(api, { eventId, filter, page, limit }), ...options }),
        ]),
      );
    } catch (error) {
      if (isGone(error) && lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
      throw isGone(error) && location.state.isRemembered ? toChooser(filter) : error;
    }
    lastOpenedEvent.write(eventId);
    return { isKept };
  },
  component: Guests,
  pendingComponent: GuestsSkeleton,
});

/** Only a page without the server needs it. */
const KeptGuests = createLazyPart(
  async () => (await import('../../../-screens/KeptGuests.tsx')).KeptGuests,
  <GuestsSkeleton />,
);

function Guests() {
  const { filter } = Route.useRouteContext();
  const { event, ...search } = Route.useSearch();
  const { isKept } = Route.useLoaderData();
  const state = useSession(Route.useRouteContext().session);
  if (event === undefined) return <EventChooser page={search.page} limit={search.limit} />;
  if (isKept && state.status === 'signed-in')
    return <KeptGuests key={event} user={state.user} filter={filter} search={{ ...search, event }} />;
  return <EventGuests key={event} filter={filter} search={{ ...search, event }} />;
}

/**
 * The {id} of /events/guests/{id} is a filter. An event's id redirects to all its guests, and an address without an
 * event to the one opened last.
 * @throws the redirect
 */
function filterOrEvent(id: string, search: GuestSearch, lastOpened: string | undefined) {
  if (!isGuestFilter(id)) {
    if (!isId(id)) throw redirect({ to: '/pages/errors/error-404', replace: true });
    const event = { ...firstPage, event: id };
    throw redirect({ to: '/events/guests/$filter', params: { filter: 'all' }, search: event, replace: true });
  }
  if (search.event === undefined && lastOpened !== undefined) {
    const event = { ...search, event: lastOpened };
    throw redirect({
      to: '/events/guests/$filter',
      params: { filter: id },
      search: event,
      state: { isRemembered: true },
      replace: true,
    });
  }
  return { filter: id };
}

/** If the event opened last is gone, redirects to the choice of another. */
const toChooser = (filter: GuestFilter) =>
  redirect({ to: '/events/guests/$filter', params: { filter }, search: firstPage, replace: true });

interface EventGuestsProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
}

/** The guests of an event, below the event's header. */
function EventGuests({ filter, search }: EventGuestsProps) {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: event } = useSuspenseQuery({ ...eventQuery(api, search.event), ...liveRefresh });
  const analytics = useShownAnalytics(search.event, event.analytics);
  const handle = handleInAddress(event.name) ?? search.event;
  const { answer, whatsapp, invited, equal } = search;
  const { total: all, accepted, rejected } = analytics;
  return (
    <GuestsPage
      filter={filter}
      search={search}
      event={{ name: event.name, isSingleGuest: event.details.isSingleGuest }}
      known={{ all, accepted, rejected, waiting: countNotAnswered(analytics) }}
      tools={
        <GuestListActions
          eventId={search.event}
          filter={filter}
          view={{ search: search.search, answer, whatsapp, invited, equal }}
          getSelected={(guests, locale) => selectGuests(guests, search, locale)}
          handle={handle}
        />
      }
      onExport={(guests) =>
        downloadFile(`guests-${handle}-selected.csv`, formatCells(tabulateGuests(guests, i18n)))
      }
    />
  );
}

/** The skeleton of a guest list, below the header of its event. */
function GuestsSkeleton() {
  return (
    <PartSkeleton>
      <Surface as="div">
        <BoneRows rows={9} />
      </Surface>
    </PartSkeleton>
  );
}
