import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../ui/Page.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { EventCard } from './EventCard.tsx';
import { eventsQuery } from '../../domain/event-queries.ts';
import './events.css';

/** Asks whose guests to show, where the address names no event and none was opened before. */
export function EventChooser() {
  const api = useApi();
  const { data: events } = useSuspenseQuery(eventsQuery(api));
  const keys = rowKeys(events);
  return (
    <Page title={<Trans>Whose guests?</Trans>} trail={<Trans>Choose an event to see its guests.</Trans>}>
      <ul className="event-grid">
        {events.map((event, place) => (
          <li key={keys[place]}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
