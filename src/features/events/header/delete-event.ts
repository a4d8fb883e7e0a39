import type { Scope } from '../../../api/use-api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { expectGone, settleDeletion } from '../../../api/writes.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';

/** deleteEvent. */
export const deleteEventMutation = (scope: Scope, eventId: string) =>
  mutationOptions({ mutationFn: () => deleteEvent(scope, eventId) });

/**
 * deleteEvent. Resolves if the event is gone: 204, or the API says so.
 * @throws UnreadableResponse where it still exists, or the outcome is unknown
 */
export async function deleteEvent({ api, queryClient }: Scope, eventId: string): Promise<void> {
  const params = { path: { eventId } };
  try {
    await settleDeletion({
      send: () => api.DELETE('/api/v1/events/{eventId}', { params, parseAs: 'text' }),
      readCurrent: () => expectGone(api.GET('/api/v1/events/{eventId}', { params })),
    });
  } finally {
    void queryClient.invalidateQueries(eventsQuery(api));
  }
}
