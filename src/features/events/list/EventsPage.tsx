import { MessageBar, MessageBarBody, Select } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowSort20Regular } from '@fluentui/react-icons/svg/arrow-sort';
import { CalendarAddRegular } from '@fluentui/react-icons/svg/calendar-add';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../api/use-api.ts';
import { eventListQuery } from '../../../domain/event/event-queries.ts';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { liveRefresh } from '../../../domain/event/live-refresh.ts';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { useTypedQuery } from '../../../ui/form/use-typed-query.ts';
import { EventGrid } from './EventGrid.tsx';
import { LoadSampleEvents } from './LoadSampleEvents.tsx';
import { findEvents } from './event-search.ts';
import { eventSorts, sortEvents } from './event-sort.ts';
import styles from './event-list.module.css';
import type { EventsSearch } from '../schema.ts';

/** Builds on the mock backend offer its accounts; a production build has neither accounts nor samples. */
const hasMockBackend = import.meta.env.VITE_DEMO_ACCOUNTS !== '[]';

/** With fewer events all are in view. */
const sortedFrom = 10;

const sortLabels = {
  listed: msg`Default order`,
  waiting: msg`Most not answered`,
  edited: msg`Last edited`,
  name: msg`Name`,
};

/** The list of events (specification, section 2). */
export function EventsPage({ search: searched = '', sort, page, limit }: EventsSearch) {
  const api = useApi();
  const { t, i18n } = useLingui();
  const { events, total, hasMore } = useSuspenseQuery({ ...eventListQuery(api), ...liveRefresh }).data;
  const navigate = useNavigate({ from: '/events/' });
  const change = (changed: Partial<EventsSearch>) =>
    void navigate({
      search: (before) => ({ ...before, ...changed, page: 1 }),
      replace: true,
      resetScroll: false,
    });
  const { query: search, onSearch } = useTypedQuery(searched, (text) =>
    change({ search: text || undefined }),
  );
  const find = (text: string) => sortEvents(findEvents(events, text), sort, i18n.locales ?? i18n.locale);
  const found = find(search);
  const openFirst = (text: string) => {
    const event = find(text).find(({ id }) => id !== undefined);
    if (text.trim() === '' || event?.id === undefined) return;
    const params = { eventId: event.id, handle: handleInAddress(event.name) };
    void navigate({ to: '/apps/event/$eventId/{-$handle}', params, search: { tab: 'answers' } });
  };
  const create = () => void navigate({ to: '/apps/event/new/{-$handle}' });
  useShortcuts([{ key: 'n', label: msg`New event`, run: create }]);
  const here = i18n.number(events.length);
  const all = i18n.number(total);
  return (
    <Page
      title={<Trans>Events</Trans>}
      actions={
        events.length > 0 && (
          <>
            {(events.length > 1 || search !== '') && (
              <>
                <SearchField
                  className={styles.search}
                  label={t`Search events`}
                  value={search}
                  onChange={onSearch}
                  onEnter={openFirst}
                />
                {(events.length >= sortedFrom || sort !== 'listed') && (
                  <Select
                    className={styles.sort ?? ''}
                    icon={<ArrowSort20Regular />}
                    aria-label={t`Sort events`}
                    value={sort}
                    onChange={(_, { value }) =>
                      change({ sort: eventSorts.find((each) => each === value) ?? 'listed' })
                    }
                  >
                    {eventSorts.map((each) => (
                      <option key={each} value={each}>
                        {i18n._(sortLabels[each])}
                      </option>
                    ))}
                  </Select>
                )}
              </>
            )}
            {newEvent}
          </>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {search && <Plural value={found.length} one="# event found" other="# events found" />}
      </p>
      {hasMore && (
        <MessageBar className={styles.notice} intent="warning" layout="multiline">
          <MessageBarBody>
            {total > events.length ? (
              <Trans>
                Showing {here} of {all} events. The server did not send the others.
              </Trans>
            ) : (
              <Trans>Showing {here} events. The server has more and did not send them.</Trans>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
      {events.length === 0 && (
        <Surface>
          <EmptyState
            icon={<CalendarAddRegular aria-hidden />}
            title={<Trans>No events yet</Trans>}
            hint={<Trans>Create an event to invite guests and see their answers.</Trans>}
            steps={[
              <Trans key="create">Create the event and write its invitation.</Trans>,
              <Trans key="add">Add your guests.</Trans>,
              <Trans key="share">Send each guest their RSVP link.</Trans>,
            ]}
            action={
              <>
                {newEvent}
                {hasMockBackend && <LoadSampleEvents />}
              </>
            }
          />
        </Surface>
      )}
      {events.length > 0 && found.length === 0 && (
        <Surface>
          <EmptyState
            icon={<SearchInfoRegular aria-hidden />}
            title={<Trans>No events match your search</Trans>}
            hint={<Trans>Try fewer letters.</Trans>}
          />
        </Surface>
      )}
      <EventGrid events={found} leadsTo="answers" page={page} limit={limit} />
    </Page>
  );
}

const newEvent = (
  <ButtonLink to="/apps/event/new/{-$handle}" appearance="primary" icon={<Add20Regular />}>
    <Trans>New event</Trans>
  </ButtonLink>
);
