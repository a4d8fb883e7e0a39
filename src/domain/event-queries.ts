import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { UnreadableResponse } from '../api/errors.ts';
import { readEvents, readWholeEvent } from './event.ts';

/** listEvents. */
export const eventsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listEvents'],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events', { signal });
      return readEvents(data?.data);
    },
  });

/** getEvent: the event, with the sum of its guests' answers. */
export const eventQuery = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: ['getEvent', eventId],
    // Its guests may answer at any time, so coming back to the tab reads anew.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events/{eventId}', { params: { path: { eventId } }, signal });
      const event = readWholeEvent(data?.data, data?.guestsAnalytics);
      if (!event) throw new UnreadableResponse('getEvent answered without an event');
      return event;
    },
  });
