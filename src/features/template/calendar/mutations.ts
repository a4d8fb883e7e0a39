import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { calendarEventsQuery } from './queries.ts';

interface Clients {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

const mutationKey = ['calendar'];

/**
 * addCalendarEvent for an event without an id, updateCalendarEvent otherwise. Shown at once, and read again.
 * @param report reports a failure; `mutate` would report only that of the last of several changes
 */
export function saveEvent({ templateApi, queryClient }: Clients, report?: () => void) {
  const { queryKey } = calendarEventsQuery(templateApi);
  return mutationOptions({
    mutationKey,
    // One change at a time, so that the last one is also the last to reach the server.
    scope: { id: 'calendar' },
    mutationFn: ({ id, ...fields }: CalendarEvent) =>
      id === ''
        ? templateApi.POST('/api/calendar-app/add-event', { body: fields })
        : templateApi.POST('/api/calendar-app/update-event', { body: { ...fields, id } }),
    async onMutate(event) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (events) =>
        events?.map((each) => (each.id === event.id ? event : each)),
      );
    },
    onError: () => report?.(),
    // Only the last of several quick changes reads: a response in between would undo the others for a moment.
    async onSettled() {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** removeCalendarEvent. */
export const removeEvent = ({ templateApi, queryClient }: Clients) =>
  mutationOptions({
    async mutationFn(events: readonly { id: string }[]) {
      for (const { id } of events)
        await templateApi.POST('/api/calendar-app/remove-event', { body: { id }, parseAs: 'text' });
    },
    // Not awaited: the dialog closes before the list is read, and would say otherwise that the event is gone.
    onSettled: () => void queryClient.invalidateQueries(calendarEventsQuery(templateApi)),
  });

/** Reports that a move was not saved. */
export const failed = {
  show: () => toasts.show({ variant: 'error', message: msg`We could not save this. Try again.` }),
};
