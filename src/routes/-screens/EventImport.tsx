import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { ImportPage } from '../../features/guest-import/ImportPage.tsx';
import type { ImportSearch } from '../../features/guest-import/schema.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Page } from '../../ui/Page.tsx';

interface EventImportProps {
  eventId: string;
  userId: string;
  search: ImportSearch;
}

/** Where an event and the import of its guests meet on one page. */
export function EventImport({ eventId, userId, search }: EventImportProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <Page
      title={<Trans>Import guests</Trans>}
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
    >
      <ImportPage
        eventId={eventId}
        userId={userId}
        isSingleGuest={event.details.isSingleGuest}
        search={search}
      />
    </Page>
  );
}
