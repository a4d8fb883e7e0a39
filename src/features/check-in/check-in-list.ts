import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { isUnavailable } from '../../api/errors.ts';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery, refreshShortList } from '../../domain/all-guests.ts';
import { type Guest, parseGuest } from '../../domain/guest.ts';
import { useHiddenIds, withoutHidden } from '../../domain/hidden-guests.ts';
import { type Stored, stored } from '../../storage/storage.ts';

const schema = v.object({ at: v.number(), guests: v.array(v.unknown()) });
type KeptList = v.InferOutput<typeof schema>;

/** The guest list for check-in: from the server, or the last copy. */
export interface CheckInList {
  guests: readonly Guest[];
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** The server could not be reached: this is the copy on the device. */
  isKept: boolean;
}

/** The maximum size of a copy; more would not fit into the browser's storage. */
const mostKept = 20_000;
/** The fields of a guest for check-in. */
const keptFields = new Set(
  '_id id name phone invitees inviteeOnCard rsvpCount rsvpConfirmed discrepancies'.split(' '),
);

/** The key of the copy of a user's guest list of one event. It is deleted with the check-ins. */
export const keptList = (userId: string, eventId: string): Stored<KeptList> =>
  stored(`guestwise.check-in-list ${userId} ${eventId}`, schema);

const pickFields = ({ fields }: Guest) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keptFields.has(name)));

/** Writes the copy, once after each read of the list. */
const keepListQuery = (kept: Stored<KeptList>, guests: readonly Guest[] | undefined, at: number) =>
  queryOptions({
    queryKey: ['keepCheckInList', at],
    networkMode: 'always',
    enabled: guests !== undefined && guests.length <= mostKept,
    queryFn: () => {
      kept.write({ at, guests: (guests ?? []).map(pickFields) });
      return at;
    },
  });

/**
 * The whole guest list, with a copy on the device for a lost connection at the entrance. After a refusal of the server
 * the copy is not shown either. Undefined without both.
 */
export function useCheckInList(eventId: string, userId: string): CheckInList | undefined {
  const api = useApi();
  const [kept] = useState(() => keptList(userId, eventId));
  const { data, error, dataUpdatedAt } = useQuery({ ...allGuestsQuery(api, eventId), ...refreshShortList });
  const guests = data?.isComplete ? data.guests : undefined;
  useQuery(keepListQuery(kept, guests, dataUpdatedAt));
  const isCut = error !== null && isUnavailable(error);
  const hidden = useHiddenIds();
  const copy = useMemo((): CheckInList | undefined => {
    const list = isCut ? kept.read() : undefined;
    const parsed = list?.guests.map(parseGuest).filter((guest) => guest !== undefined);
    return list && parsed && { guests: parsed, at: list.at, isKept: true };
  }, [isCut, kept]);
  const list = guests && !isCut ? { guests, at: dataUpdatedAt, isKept: false } : copy;
  return list && { ...list, guests: withoutHidden(list.guests, hidden) };
}

/** The guests to search, from the first page of the list on; without the server, the copy on the device. */
export function useSearchedList(eventId: string, desk: CheckInList | undefined) {
  const { data, ...query } = useQuery(allGuestsQuery(useApi(), eventId));
  const hidden = useHiddenIds();
  if (desk?.isKept)
    return { ...query, list: { guests: desk.guests, total: desk.guests.length, isComplete: true } };
  const guests = withoutHidden(data?.guests ?? [], hidden);
  return {
    ...query,
    list: data && { ...data, guests, total: data.total - data.guests.length + guests.length },
  };
}
