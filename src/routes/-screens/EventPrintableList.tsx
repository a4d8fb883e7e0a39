import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { PrintableList } from '../../features/guest-export/PrintableList.tsx';

/** The guests of an event for paper, under the event's name. */
export function EventPrintableList({ eventId, filter }: { eventId: string; filter: GuestFilter }) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return <PrintableList eventId={eventId} name={event.name} filter={filter} />;
}
