import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listCalendarEvents. */
export const calendarEventsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listCalendarEvents'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/calendar-app/events', { signal })),
  });
