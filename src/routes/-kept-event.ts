import { withFallback } from '../offline/with-fallback.ts';
import { isCut, isUnavailable } from '../api/errors.ts';
import { eventQuery } from '../domain/event/event-queries.ts';
import { loadKeptEvent } from '../features/check-in/arrivals/kept-list.ts';
import type { RouterContext } from './-context.ts';

/**
 * Loads a page of an event. If the server cannot be reached, the copy of the event on this device takes its place, and
 * the page shows the copy of the guest list.
 * @param read reads what the page needs, with these options for each query
 * @returns whether the copy took its place
 * @throws the error of `read` where there is no copy, or the server refused
 */
export async function loadOrUseCopy(
  { api, queryClient, session }: Pick<RouterContext, 'api' | 'queryClient' | 'session'>,
  eventId: string,
  read: (options: { retry?: false }) => Promise<unknown>,
): Promise<boolean> {
  const findKept = async () => {
    const state = await session.waitForAuthCheck();
    return state.status === 'signed-in' ? loadKeptEvent(state.user.uid, eventId) : undefined;
  };
  try {
    // Without a second try: at the entrance the copy is enough.
    await withFallback(read({ retry: false }), async () => (await findKept()) !== undefined);
    return false;
  } catch (error) {
    const kept = isUnavailable(error) ? await findKept() : undefined;
    if (!kept) {
      if (!isCut(error)) throw error;
      await read({});
      return false;
    }
    const { queryKey } = eventQuery(api, eventId);
    // It counts as old.
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, kept, { updatedAt: 0 });
    return true;
  }
}
