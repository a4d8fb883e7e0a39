import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api.ts';
import { eventsQuery } from '../../../domain/event-queries.ts';

/** An event of the product, once their list is loaded; undefined for none. */
export function useProductEvent(eventId: string | undefined) {
  const { data: events } = useQuery(eventsQuery(useApi()));
  const event = eventId === undefined ? undefined : events?.find(({ id }) => id === eventId);
  return event?.id === undefined ? undefined : { id: event.id, name: event.name };
}
