import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { CalendarAddRegular } from '@fluentui/react-icons/svg/calendar-add';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { createMatcher } from '../../i18n/matches-query.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { EventCard } from './EventCard.tsx';
import { eventsQuery } from '../../domain/event-queries.ts';
import './events.css';

interface EventsPageProps {
  /** What is searched for, as the address has it. */
  search: string;
  searchFor(text: string): void;
}

/** The list of events (the specification, section 2). */
export function EventsPage({ search, searchFor }: EventsPageProps) {
  const api = useApi();
  const { t } = useLingui();
  const { data: events } = useSuspenseQuery(eventsQuery(api));
  const matches = createMatcher(search);
  const found = events.filter(({ name }) => matches(name));
  const keys = rowKeys(found);
  return (
    <Page
      title={<Trans>Events</Trans>}
      actions={
        events.length > 0 && (
          <>
            <SearchField label={t`Search events`} defaultValue={search} onChange={searchFor} />
            {newEvent}
          </>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {search && <Plural value={found.length} one="# event found" other="# events found" />}
      </p>
      {events.length === 0 && (
        <div className="sheet-panel">
          <EmptyState
            icon={<CalendarAddRegular aria-hidden />}
            title={<Trans>No events yet</Trans>}
            hint={<Trans>Your events and the answers of their guests will stand here.</Trans>}
            action={newEvent}
          />
        </div>
      )}
      {events.length > 0 && found.length === 0 && (
        <div className="sheet-panel">
          <EmptyState
            icon={<SearchInfoRegular aria-hidden />}
            title={<Trans>No event has this name</Trans>}
            hint={<Trans>Try a shorter piece of it.</Trans>}
          />
        </div>
      )}
      <ul className="event-grid">
        {found.map((event, place) => (
          <li key={keys[place]}>
            <EventCard event={event} isEditable />
          </li>
        ))}
      </ul>
    </Page>
  );
}

const newEvent = (
  <ButtonLink to="/apps/event/new/{-$handle}" appearance="primary" icon={<Add20Regular />}>
    <Trans>New event</Trans>
  </ButtonLink>
);
