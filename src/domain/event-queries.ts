import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { UnreadableResponse } from '../api/errors.ts';
import { readEvents, readWholeEvent } from './event.ts';

/** listEvents, with how many there are in all: the call has no pages to ask for (openapi/QUESTIONS.md, A4). */
export const eventListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listEvents'],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events', { signal });
      return readEvents(data?.data);
    },
  });

/** listEvents: the events alone. */
export const eventsQuery = (api: Api) =>
  queryOptions({ ...eventListQuery(api), select: ({ events }) => events });

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
