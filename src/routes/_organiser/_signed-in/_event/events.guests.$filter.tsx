import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { EventChooser } from '../../../../features/events/list/EventChooser.tsx';
import { lastOpenedEvent } from '../../../../domain/event/last-opened-event.ts';
import { eventQuery, eventsQuery } from '../../../../domain/event/event-queries.ts';
import { type GuestFilter, isGuestFilter } from '../../../../domain/guest/guest-filter.ts';
import { isId } from '../../../../domain/ids.ts';
import { guestQuery, guestsQuery } from '../../../../domain/guest/guest-queries.ts';
import {
  getGuestView,
  type GuestSearch,
  guestSearch,
  needsAllGuests,
} from '../../../../features/guests/schema.ts';
import { GuestsSkeleton } from '../../../../features/guests/list/GuestsSkeleton.tsx';
import { EventGuests } from '../../../-screens/EventGuests.tsx';
import { prefetchOnce } from '../../../../api/prefetch-once.ts';
import { allGuestsQuery } from '../../../../domain/guest/all-guests.ts';
import { firstPage } from '../../../../ui/layout/paging.ts';
import { isGone } from '../../../../api/errors.ts';
import { useSession } from '../../../../features/session/session.ts';
import { createLazyPart } from '../../../../ui/states/lazy-part.tsx';
import { loadOrUseCopy } from '../../../-kept-event.ts';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/guests/$filter')({
  staticData: { title: msg`Guests`, eventPart: 'guests', inSearch: [{ filter: 'all' }] },
  validateSearch: guestSearch,
  search: { middlewares: [stripSearchParams(firstPage)] },
  beforeLoad: ({ params, search }) => filterOrEvent(params.filter, search, lastOpenedEvent.read()),
  // The open guest is no dependency: the skeleton would replace the list while a guest opens on a slow device.
  loaderDeps: ({ search: { event, page, limit, guest: _guest, ...view } }) => {
    const needsAll = needsAllGuests(getGuestView(view));
    return { event, page: needsAll ? 1 : page, limit, needsAll };
  },
  loader: async ({ context, deps, location, preload }) => {
    const { api, queryClient, filter } = context;
    const { event: eventId, page, limit, needsAll } = deps;
    const { guest } = v.parse(guestSearch, location.search);
    if (eventId === undefined) {
      await queryClient.ensureQueryData(eventsQuery(api));
      return { isKept: false };
    }
    const list = { eventId, page: 1, limit };
    if (guest !== undefined && !preload) prefetchOnce(queryClient, guestQuery(api, eventId, guest));
    let isKept;
    try {
      isKept = await loadOrUseCopy(context, eventId, (options) =>
        Promise.all([
          queryClient.ensureQueryData({ ...eventQuery(api, eventId), ...options }),
          queryClient.ensureQueryData({ ...guestsQuery(api, { ...list, filter, page }), ...options }),
        ]),
      );
    } catch (error) {
      if (isGone(error) && lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
      throw isGone(error) && location.state.isRemembered ? toChooser(filter) : error;
    }
    if (preload) return { isKept };
    lastOpenedEvent.write(eventId);
    // After the rows: the rest of a searched list, and the counts of the tabs that the event does not count.
    if (!isKept) {
      if (needsAll) prefetchOnce(queryClient, allGuestsQuery(api, eventId, filter));
      prefetchOnce(queryClient, guestsQuery(api, { ...list, filter: 'isWAPhone' }));
      prefetchOnce(queryClient, guestsQuery(api, { ...list, filter: 'discrepancies' }));
    }
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
