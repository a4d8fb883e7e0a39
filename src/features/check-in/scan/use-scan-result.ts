import { useQuery } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '../../../api/errors.ts';
import { useScope } from '../../../api/use-api.ts';
import { reportDeletedGuest } from '../../../shared/guest/deleted-guest.ts';
import { guestQuery } from '../../../domain/guest/guest-queries.ts';
import { findGuests } from '../../../domain/guest/guest-search.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { useHiddenIds } from '../../../shared/guest/hidden-guests.ts';
import { type Arrival, type Entry, findArrival } from '../arrivals/arrivals.ts';
import type { CheckInList } from '../arrivals/check-in-list.ts';
import type { Scan } from './reading.ts';

/** The result of a scan. */
export type ScanResult =
  | { kind: 'nothing' }
  /** The text belongs to no guest of this event. */
  | { kind: 'no-guest' }
  | { kind: 'query'; found: readonly Guest[] }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; refetch(): unknown }
  /** @param isEarlier the guest has checked in before this scan */
  | { kind: 'guest'; guestId: string; guest: Guest; arrival: Arrival | undefined; isEarlier: boolean };

/**
 * The result of a scan. A guest is at once as the list on this device has them, then as the server does. Without the
 * server the list is enough; its refusal takes precedence.
 */
export function useScanResult(
  eventId: string,
  list: CheckInList | undefined,
  { reading, at }: Scan,
  entries: readonly Entry[],
): ScanResult {
  const guestId = reading.kind === 'guest' ? reading.guestId : undefined;
  const scope = { ...useScope(), eventId };
  const { data, error, refetch } = useQuery({
    ...guestQuery(scope.api, eventId, guestId ?? ''),
    enabled: guestId !== undefined,
    meta: { onGone: () => guestId !== undefined && reportDeletedGuest(scope, guestId) },
  });
  const hidden = useHiddenIds();
  if (reading.kind === 'nothing') return reading;
  if (reading.kind === 'query')
    return { kind: 'query', found: findGuests(list?.guests ?? [], reading.query) };
  // A deleted guest counts as unknown, even if their last state is cached.
  if (guestId === undefined || isNoGuest(error) || hidden.has(guestId)) return { kind: 'no-guest' };
  const isRefused = error !== null && !isUnavailable(error);
  const guest = data ?? (isRefused ? undefined : list?.guests.find(({ id }) => id === guestId));
  if (!guest) return error ? { kind: 'failed', error, refetch } : { kind: 'loading' };
  const arrival = findArrival(entries, guestId);
  return { kind: 'guest', guestId, guest, arrival, isEarlier: arrival !== undefined && arrival.since < at };
}

/** Whether the server says that this event has no such guest, or that the id is invalid. */
const isNoGuest = (error: unknown) => error instanceof ApiError && [400, 404, 410].includes(error.status);
