import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import type { CalendarEvent } from '../api/template.gen.ts';
import { EventName } from '../../shared/event/EventName.tsx';
import { eventsQuery } from '../../domain/event/event-queries.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Bone } from '../../ui/states/Skeleton.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { findDays } from './calendar-event.ts';
import { toUtcDate } from './calendar-time.ts';
import styles from './CalendarView.module.css';

/** How many events are listed; the list of events has the others. */
const maxListed = 12;

/** The events of the product beside the appointments. The API stores no date for them, so the calendar does. */
export function ProductEvents({ appointments }: { appointments: readonly CalendarEvent[] }) {
  const { t, i18n } = useLingui();
  const { data: events, error, refetch } = useQuery(eventsQuery(useApi()));
  if (error && !events)
    return (
      <ErrorState
        heading="h2"
        title={<Trans>We could not load your events</Trans>}
        onRetry={() => void refetch()}
      />
    );
  if (events?.length === 0) return null;
  return (
    <Surface isPadded className={styles.productEvents} aria-labelledby="your-events">
      <h2 id="your-events">
        <Trans>Your events</Trans>
      </h2>
      {!events && <Bone height="72px" />}
      <ul>
        {events?.slice(0, maxListed).map(({ id, name }) => {
          if (id === undefined) return null;
          const days = findDays(appointments, id);
          return (
            <li key={id}>
              <Link to="/apps/event/$eventId/{-$handle}" params={{ eventId: id }}>
                <EventName name={name} isOneLine />
              </Link>
              {days.map((day) => (
                <Link key={day} to="." search={{ view: 'month', day }}>
                  {i18n.date(toUtcDate(day), { dateStyle: 'medium', timeZone: 'UTC' })}
                </Link>
              ))}
              {days.length === 0 && (
                <Link
                  className="screen-only"
                  to="."
                  search={(before) => ({ ...before, event: 'new', about: id })}
                  resetScroll={false}
                  aria-label={t`Set day: ${name}`}
                >
                  <Trans>Set day</Trans>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {(events?.length ?? 0) > maxListed && (
        <Link to="/events">
          <Trans>All events</Trans>
        </Link>
      )}
    </Surface>
  );
}
