import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { EventGrid } from './EventGrid.tsx';

/** Asks for an event, if the address names none and none was opened before. */
export function EventChooser(address: { page: number; limit: number }) {
  const api = useApi();
  const { data: events } = useSuspenseQuery(eventsQuery(api));
  return (
    <Page title={<Trans>Choose an event</Trans>}>
      <EventGrid {...address} events={events} leadsTo="guests" />
    </Page>
  );
}
