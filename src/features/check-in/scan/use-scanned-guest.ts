import { useQuery } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '../../../api/errors.ts';
import { useApi } from '../../../api/use-api.ts';
import { guestQuery } from '../../../domain/guest/guest-queries.ts';
import { useHiddenIds } from '../../../domain/guest/hidden-guests.ts';
import type { CheckInList } from '../arrivals/check-in-list.ts';

/**
 * The guest of a code: at once as the list on this device has them, then as the server does. Without the server the list
 * is enough; its refusal takes precedence.
 * @param guestId undefined where no guest was read
 */
export function useScannedGuest(eventId: string, list: CheckInList | undefined, guestId: string | undefined) {
  const { data, error, refetch } = useQuery({
    ...guestQuery(useApi(), eventId, guestId ?? ''),
    enabled: guestId !== undefined,
  });
  const hidden = useHiddenIds();
  if (guestId === undefined) return { isUnknown: false, refetch };
  // A guest who was deleted meanwhile counts as unknown, even if their last state is cached.
  if (isNoGuest(error) || hidden.has(guestId)) return { isUnknown: true, refetch };
  const listed = error && !isUnavailable(error) ? undefined : list?.guests.find(({ id }) => id === guestId);
  const guest = data ?? (listed && { ...listed, id: guestId });
  return { isUnknown: false, guest, error: guest ? null : error, refetch };
}

/** Whether the server says that this event has no such guest, or that the id is invalid. */
const isNoGuest = (error: unknown) => error instanceof ApiError && [400, 404, 410].includes(error.status);
