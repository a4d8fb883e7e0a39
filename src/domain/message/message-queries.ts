import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { parseMessages } from './message.ts';

/** listMessages: all messages of an event, oldest first. */
export const messagesQuery = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: ['listMessages', eventId],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/v1/events/{eventId}/messages', {
        params: { path: { eventId }, query: { sort: 'createdAt' } },
        signal,
      });
      return parseMessages(data?.data);
    },
  });
