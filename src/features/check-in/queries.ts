import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { ApiError, UnreadableResponse } from '../../api/errors.ts';
import type { Guest, GuestReader } from './guest.ts';

/** Guests that one call brings: the most that may be asked for (openapi/QUESTIONS.md, A20). */
const limit = 100;
/** A door opens for some hours; the list is for finding a guest, who is then read anew. */
const listIsFreshFor = 5 * 60_000;

export const guestKey = (eventId: string, guestId: string) => ['getGuest', eventId, guestId];

/** getGuest. Tried without a line as well: a door wants to know at once that there is none. */
export const guestQuery = (api: Api, read: GuestReader, eventId: string, guestId: string) =>
  queryOptions({
    queryKey: guestKey(eventId, guestId),
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const path = { eventId, guestId };
      const { data } = await api.GET('/api/v1/events/{eventId}/guests/{guestId}', {
        params: { path },
        signal,
      });
      const guest = read.guest(data?.data);
      if (!guest) throw new UnreadableResponse('getGuest answered without a guest');
      // What was asked for is who was answered: the log needs an id.
      return { ...guest, id: guest.id ?? guestId };
    },
  });

/** The event's guests as far as they are here. */
export interface Roll {
  guests: readonly Guest[];
  /** Guests of the event, as the server counts them. */
  total: number;
  isWhole: boolean;
}

/**
 * listGuests, page after page, for the server offers no search of its own (the specification, section
 * 7). What is here can be searched while the rest is on its way.
 */
export const rollQuery = (api: Api, read: GuestReader, eventId: string) =>
  queryOptions({
    queryKey: ['listGuests', eventId, 'roll'],
    networkMode: 'always',
    staleTime: listIsFreshFor,
    queryFn: async ({ signal, client, queryKey }): Promise<Roll> => {
      const before = client.getQueryData<Roll>(queryKey);
      const byKey = new Map<string, Guest>();
      for (let page = 1; ; page += 1) {
        const { data } = await api.GET('/api/v1/events/{eventId}/guests', {
          params: { path: { eventId }, query: { limit, page } },
          signal,
        });
        const { guests, total, pages } = read.page(data?.data, { page, limit });
        // A guest who is deleted meanwhile moves the others to a page that was, or is to be, asked for.
        for (const [place, guest] of guests.entries()) byKey.set(guest.id ?? `${page} ${place}`, guest);
        const isWhole = page >= pages || guests.length === 0;
        const roll = { guests: [...byKey.values()], total: Math.max(total, byKey.size), isWhole };
        if (isWhole) return roll;
        if (!before?.isWhole) client.setQueryData<Roll>(queryKey, roll);
      }
    },
  });

/** Whether the server says that there is no such guest at this event, or that it cannot be an id. */
export const isNoGuest = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
