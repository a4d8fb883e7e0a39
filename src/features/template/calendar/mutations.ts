import { mutationOptions } from '@tanstack/react-query';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import type { TemplateScope } from '../../../api/use-template-api.ts';
import { calendarEventsQuery } from './queries.ts';

/** addCalendarEvent for an event without an id, updateCalendarEvent otherwise. */
export const saveEvent = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    // One change at a time, so that the last one is also the last to reach the server.
    scope: { id: 'calendar' },
    mutationFn: ({ id, ...fields }: CalendarEvent) =>
      id === ''
        ? templateApi.POST('/api/calendar-app/add-event', { body: fields })
        : templateApi.POST('/api/calendar-app/update-event', { body: { ...fields, id } }),
    onSettled: () => queryClient.invalidateQueries(calendarEventsQuery(templateApi)),
  });

/** removeCalendarEvent. */
export const removeEvent = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    async mutationFn(events: readonly { id: string }[]) {
      for (const { id } of events)
        await templateApi.POST('/api/calendar-app/remove-event', { body: { id }, parseAs: 'text' });
    },
    // Not awaited: the form is still there to close itself.
    onSettled: () => void queryClient.invalidateQueries(calendarEventsQuery(templateApi)),
  });
