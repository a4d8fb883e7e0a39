import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { handleInAddress } from '../../domain/event/handle.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { ScanPage } from '../../features/check-in/ScanPage.tsx';

/** The check-in of an event, below the event's header. */
export function EventCheckIn({ eventId, user }: { eventId: string; user: { uid: string } }) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return <ScanPage eventId={eventId} user={user} handle={handleInAddress(event.name) ?? eventId} />;
}
