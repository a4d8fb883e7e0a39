import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { readFresh } from '../../../api/read-fresh.ts';
import { readList } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { NotSent } from '../../../forms/sending-forms.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createUndoAction } from '../../../ui/undo-action.ts';
import { calendarEventsQuery } from './queries.ts';

interface Clients {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

const mutationKey = ['calendar'];
/** One change at a time, so that the last one is also the last to reach the server. */
const scope = { id: 'calendar' };

interface SavedEvent {
  /** The event as it is shown at once. One without an id is new. */
  event: CalendarEvent;
  /** What was changed here: only this is saved over the current event, which another tab may have changed. */
  changes: Partial<CalendarEvent>;
}

/** addCalendarEvent for an event without an id, updateCalendarEvent otherwise. Shown at once, reverted if it fails. */
export function saveEvent({ templateApi, queryClient }: Clients) {
  const events = createEventsCache({ templateApi, queryClient });
  return mutationOptions({
    mutationKey,
    scope,
    async mutationFn({ event, changes }: SavedEvent) {
      const { id, ...fields } = event;
      if (id === '') return templateApi.POST('/api/calendar-app/add-event', { body: fields });
      // Not through the cache, which shows the changes that are still to be sent.
      const now = readList(await templateApi.GET('/api/calendar-app/events'));
      const current = now.find((each) => each.id === id) ?? event;
      return templateApi.POST('/api/calendar-app/update-event', { body: { ...current, ...changes, id } });
    },
    onMutate: ({ event }) =>
      events.change((before) => before.map((each) => (each.id === event.id ? event : each))),
    onError: (_error, _event, before) => events.restore(before),
    onSettled: events.readAgain,
  });
}

/** Reads an event before it is saved. @throws NotSent if it is gone: the page says so */
export async function readEventAgain({ templateApi, queryClient }: Clients, id: string) {
  const events = await readFresh(queryClient, calendarEventsQuery(templateApi));
  const event = events.find((each) => each.id === id);
  if (!event) throw new NotSent();
  return event;
}

/** removeCalendarEvent, with an undo that adds the event again. */
export function removeEvent({ templateApi, queryClient }: Clients) {
  const events = createEventsCache({ templateApi, queryClient });
  const add = async ({ id: _id, ...fields }: CalendarEvent) => {
    await templateApi.POST('/api/calendar-app/add-event', { body: fields }).catch(() => failed.show());
    await events.readAgain();
  };
  return mutationOptions({
    mutationKey,
    scope,
    mutationFn: ({ id }: CalendarEvent) =>
      templateApi.POST('/api/calendar-app/remove-event', { body: { id }, parseAs: 'text' }),
    onMutate: (event) => events.change((before) => before.filter(({ id }) => id !== event.id)),
    onSuccess: (_data, event) =>
      toasts.show({
        variant: 'success',
        message: msg`Appointment deleted`,
        action: createUndoAction(() => void add(event)),
      }),
    onError: (_error, _event, before) => {
      events.restore(before);
      failed.show();
    },
    onSettled: events.readAgain,
  });
}

/** Reports that a change was not saved. */
export const failed = {
  show: () => toasts.show({ variant: 'error', message: msg`We could not save this. Try again.` }),
};

function createEventsCache({ templateApi, queryClient }: Clients) {
  const { queryKey } = calendarEventsQuery(templateApi);
  return {
    /** Returns the events before the change, to restore them. */
    async change(to: (before: CalendarEvent[]) => CalendarEvent[]) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, to(before));
      return before;
    },
    restore: (before: CalendarEvent[] | undefined) => void queryClient.setQueryData(queryKey, before),
    /** Only the last of several quick changes reads: a response in between would undo the others for a moment. */
    readAgain: async () => {
      if (queryClient.isMutating({ mutationKey }) <= 1) await queryClient.invalidateQueries({ queryKey });
    },
  };
}
