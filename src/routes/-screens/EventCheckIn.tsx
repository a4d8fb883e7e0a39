import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { handleInAddress } from '../../domain/handle.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { ScanPage } from '../../features/check-in/ScanPage.tsx';
import { ForeignText } from '../../ui/ForeignText.tsx';

/** Where an event, its guests and the door meet on one page. */
export function EventCheckIn({ eventId, userId }: { eventId: string; userId: string }) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <ScanPage
      eventId={eventId}
      userId={userId}
      handle={handleInAddress(event.name) ?? eventId}
      trail={
        <>
          <Link to="/events">
            <Trans>Events</Trans>
          </Link>{' '}
          /{' '}
          <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: eventId }}>
            {event.name ? <ForeignText text={event.name} /> : <Trans>Untitled event</Trans>}
          </Link>
        </>
      }
    />
  );
}
