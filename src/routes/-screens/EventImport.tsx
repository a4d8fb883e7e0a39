import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { ImportPage } from '../../features/guest-import/ImportPage.tsx';
import type { ImportSearch } from '../../features/guest-import/schema.ts';
import type { Draft } from '../../storage/drafts.ts';
import { PartTitle } from '../../ui/page/PartTitle.tsx';

interface EventImportProps {
  eventId: string;
  userId: string;
  search: ImportSearch;
  draft: Draft;
}

/** The import of an event's guests, below the event's header. */
export function EventImport({ eventId, userId, search, draft }: EventImportProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <>
      <PartTitle>
        <Trans>Import guests</Trans>
      </PartTitle>
      <ImportPage
        eventId={eventId}
        userId={userId}
        isSingleGuest={event.details.isSingleGuest}
        search={search}
        draft={draft}
      />
    </>
  );
}
