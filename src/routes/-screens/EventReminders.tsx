import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { RemindPage } from '../../features/guests/remind/RemindPage.tsx';

interface EventRemindersProps {
  eventId: string;
  guestIds: readonly string[] | undefined;
}

/** The queue of guests to remind, for one event. */
export function EventReminders({ eventId, guestIds }: EventRemindersProps) {
  const { data: event } = useSuspenseQuery(eventQuery(useApi(), eventId));
  return <RemindPage eventId={eventId} eventName={event.name} guestIds={guestIds} />;
}
