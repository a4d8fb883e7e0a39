import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { handleInAddress } from '../../domain/handle.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { readGuestPage } from '../../domain/guest-list.ts';
import { readGuest } from '../../domain/guest.ts';
import { ScanPage } from '../../features/check-in/ScanPage.tsx';

/** How the guest list reads what the server says of guests: the door reads it the same way. */
const reader = { guest: readGuest, page: readGuestPage };

/** The check-in of an event, below the event's head. */
export function EventCheckIn({ eventId, userId }: { eventId: string; userId: string }) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <ScanPage
      read={reader}
      eventId={eventId}
      userId={userId}
      handle={handleInAddress(event.name) ?? eventId}
    />
  );
}
