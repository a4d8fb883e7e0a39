import { queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listCalendarEvents. */
export const calendarEventsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listCalendarEvents'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/calendar-app/events', { signal });
      return data ?? [];
    },
  });
