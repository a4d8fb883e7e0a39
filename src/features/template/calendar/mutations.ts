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

/**
 * addCalendarEvent for an event without an id, updateCalendarEvent otherwise. Shown at once, reverted if it fails.
 * @param report reports a failure; `mutate` would report only that of the last of several changes
 */
export function saveEvent({ templateApi, queryClient }: Clients, report?: () => void) {
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
    onMutate: ({ event }) => events.change(replace(event)),
    onSuccess: (_data, { event }) => events.confirm(replace(event)),
    onError: () => report?.(),
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
    onMutate: (event) => events.change(without(event)),
    onSuccess(_data, event) {
      events.confirm(without(event));
      toasts.show({
        variant: 'success',
        message: msg`Appointment deleted`,
        action: createUndoAction(() => void add(event)),
      });
    },
    onError: failed.show,
    onSettled: events.readAgain,
  });
}

/** Reports that a change was not saved. */
export const failed = {
  show: () => toasts.show({ variant: 'error', message: msg`We could not save this. Try again.` }),
};

type ChangeEvents = (events: CalendarEvent[]) => CalendarEvent[];
const replace =
  (event: CalendarEvent): ChangeEvents =>
  (events) =>
    events.map((each) => (each.id === event.id ? event : each));
const without =
  ({ id }: CalendarEvent): ChangeEvents =>
  (events) =>
    events.filter((each) => each.id !== id);

/** The events without the changes that are still to be sent: what a failed change goes back to. */
const confirmed = new WeakMap<QueryClient, CalendarEvent[]>();

function createEventsCache({ templateApi, queryClient }: Clients) {
  const { queryKey } = calendarEventsQuery(templateApi);
  return {
    async change(to: ChangeEvents) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (!before) return;
      if (!confirmed.has(queryClient)) confirmed.set(queryClient, before);
      queryClient.setQueryData(queryKey, to(before));
    },
    confirm(to: ChangeEvents) {
      const before = confirmed.get(queryClient);
      if (before) confirmed.set(queryClient, to(before));
    },
    /** Only the last of several quick changes reads: a response in between would undo the others for a moment. */
    readAgain: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      queryClient.setQueryData(queryKey, confirmed.get(queryClient));
      confirmed.delete(queryClient);
      await queryClient.invalidateQueries({ queryKey });
    },
  };
}
