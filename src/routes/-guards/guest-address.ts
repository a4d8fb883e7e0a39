import { redirect } from '@tanstack/react-router';
import { isId } from '../../domain/ids.ts';
import { type GuestFilter, isGuestFilter } from '../../domain/guest/guest-filter.ts';
import type { GuestSearch } from '../../features/guests/schema.ts';
import { firstPage } from '../../ui/table/rows.ts';

/**
 * The {id} of /events/guests/{id} is a filter. An event's id redirects to all its guests, and an address without an
 * event to the one opened last.
 * @throws the redirect
 */
export function filterOrEvent(id: string, search: GuestSearch, lastOpened: string | undefined) {
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
export const toChooser = (filter: GuestFilter) =>
  redirect({ to: '/events/guests/$filter', params: { filter }, search: firstPage, replace: true });
