import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { parseEvents, parseWholeEvent } from './event.ts';

/** listEvents with the total number: the call has no paging (openapi/QUESTIONS.md, A4). */
export const eventListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listEvents'],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events', { signal });
      return parseEvents(data?.data);
    },
  });

/** listEvents: only the events. */
export const eventsQuery = (api: Api) =>
  queryOptions({ ...eventListQuery(api), select: ({ events }) => events });

/** getEvent: the event with the totals of its guests' answers. */
export const eventQuery = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: ['getEvent', eventId],
    // Guests may answer at any time, so returning to the tab reads again.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events/{eventId}', { params: { path: { eventId } }, signal });
      const event = parseWholeEvent(data?.data, data?.guestsAnalytics);
      if (!event) throw new UnreadableResponse('getEvent answered without an event');
      return event;
    },
  });
