import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { ImportPage } from '../../features/guest-import/ImportPage.tsx';
import type { ImportSearch } from '../../features/guest-import/schema.ts';
import styles from './EventImport.module.css';

interface EventImportProps {
  eventId: string;
  userId: string;
  search: ImportSearch;
}

/** The import of an event's guests, below the event's head. */
export function EventImport({ eventId, userId, search }: EventImportProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <>
      <h2 className={styles.title}>
        <Trans>Import guests</Trans>
      </h2>
      <ImportPage
        eventId={eventId}
        userId={userId}
        isSingleGuest={event.details.isSingleGuest}
        search={search}
      />
    </>
  );
}
