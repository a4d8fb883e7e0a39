import { msg } from '@lingui/core/macro';
import type { EventScope } from '../../api/use-api.ts';
import { removeRows } from '../../ui/table/row-focus.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { eventQuery, eventsQuery } from '../../domain/event/event-queries.ts';
import { pendingDeletion } from '../pending-deletion.ts';
import { guestKey, guestListKey } from '../../domain/guest/guest-queries.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { findLoaded } from './hidden-guests.ts';

/** Hides guests that another user has deleted, with their panel, and reads the lists and the numbers again. */
export function hideDeletedGuests({ api, queryClient, eventId }: EventScope, ids: readonly string[]) {
  removeRows(ids, () => pendingDeletion.hide(ids));
  // The totals that are read again do not count them, so no list may have them.
  const deleted = new Set<string | undefined>(ids);
  queryClient.setQueriesData<{ guests: readonly Guest[] }>(
    { queryKey: guestListKey(eventId) },
    (list) => list && { ...list, guests: list.guests.filter(({ id }) => !deleted.has(id)) },
  );
  void queryClient.invalidateQueries({ queryKey: guestListKey(eventId) });
  void queryClient.invalidateQueries(eventQuery(api, eventId));
  void queryClient.invalidateQueries(eventsQuery(api));
}

/**
 * Hides a guest that another user has deleted, and shows a toast. Call it after a 404 from the API on a call for the
 * guest (`isGone`). A guest that this page has never shown, as from an old link, is left to the page.
 */
export function reportDeletedGuest(scope: EventScope, guestId: string) {
  const { queryClient, eventId } = scope;
  const [listed] = findLoaded(queryClient, eventId, new Set([guestId]));
  const guest = listed ?? queryClient.getQueryData<Guest>(guestKey(eventId, guestId));
  if (!guest || pendingDeletion.getSnapshot().has(guestId)) return;
  const { name } = guest;
  hideDeletedGuests(scope, [guestId]);
  toasts.show({
    variant: 'warning',
    message: name === '' ? msg`Someone else deleted this guest.` : msg`Someone else deleted ${name}.`,
  });
}
