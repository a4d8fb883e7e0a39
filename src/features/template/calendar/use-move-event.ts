import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { isWholeDays, moveEvent, resizeEvent } from './calendar-event.ts';
import { countDays, isTime } from './calendar-time.ts';
import type { Drop } from './drag.ts';
import { failed, saveEvent } from './mutations.ts';
import { calendarEventsQuery } from './queries.ts';

interface Change {
  days?: number;
  minutes?: number;
}

/** Moves an event, or its end: by days and minutes, or from a day to where it was dropped. */
export type MoveEvent = (
  event: CalendarEvent,
  change: Change | { drop: Drop; from: string },
  isResize: boolean,
) => void;

/** An event at its new time, to announce it. */
export interface Moved {
  event: CalendarEvent;
  /** Whether only its end has moved. */
  isResize: boolean;
}

/**
 * Saves the moves of the views.
 * @param onMoved receives each move
 * @param onFailed receives the event where it is after a failed move
 */
export function useMoveEvent(
  onMoved: (moved: Moved) => void,
  onFailed: (event: CalendarEvent) => void,
): MoveEvent {
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate } = useMutation(saveEvent(clients, failed.show));
  const { queryKey } = calendarEventsQuery(clients.templateApi);
  return (drawn, change, isResize) => {
    const find = () => clients.queryClient.getQueryData(queryKey)?.find(({ id }) => id === drawn.id) ?? drawn;
    // A second key may be pressed before the first move is rendered, and continues from there.
    const event = find();
    const by =
      'drop' in change
        ? {
            days: countDays(change.from, change.drop.day),
            minutes: isWholeDays(event) ? 0 : change.drop.minutes,
          }
        : change;
    const moved = (isResize ? resizeEvent : moveEvent)(event, by);
    if (moved.start === event.start && moved.end === event.end) return;
    // The calendar has a first and a last day.
    if (!isTime(moved.start) || !isTime(moved.end)) return;
    mutate(moved, { onError: () => onFailed(find()) });
    onMoved({ event: moved, isResize });
  };
}
