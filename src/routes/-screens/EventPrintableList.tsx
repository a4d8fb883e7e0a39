import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import type { PrintSearch } from '../../features/guest-export/schema.ts';
import { PrintableList } from '../../features/guest-export/PrintableList.tsx';
import { selectGuests } from '../../features/guests/list/guest-view.ts';

interface EventPrintableListProps {
  eventId: string;
  search: PrintSearch;
}

/** The guests of an event for printing, below the event's name. */
export function EventPrintableList({ eventId, search }: EventPrintableListProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <PrintableList
      eventId={eventId}
      name={event.name}
      filter={search.filter}
      getSelected={(guests, locale) => selectGuests(guests, search, locale)}
    />
  );
}
