import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';

/** The way back from a page about an event's guests: events, then the guest list. */
export function GuestsBreadcrumb({ eventId }: { eventId: string }) {
  const { data: event } = useSuspenseQuery(eventQuery(useApi(), eventId));
  return (
    <>
      <Link to="/events">
        <Trans>Events</Trans>
      </Link>{' '}
      /{' '}
      <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: eventId }}>
        {event.name ? <ForeignText text={event.name} /> : <Trans>Untitled event</Trans>}
      </Link>
    </>
  );
}
