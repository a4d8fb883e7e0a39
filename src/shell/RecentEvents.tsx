import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/use-api.ts';
import { eventsQuery } from '../domain/event/event-queries.ts';
import { EventCover } from '../domain/event/EventCover.tsx';
import { handleInAddress } from '../domain/event/handle.ts';
import styles from './shell.module.css';
import { useShell } from './shell-context.ts';

/** Events in the panel. */
const atMost = 6;

/** The side panel at the start: the events edited last, 120 px wide, or 64 if dense. */
export function RecentEvents({ isDense }: { isDense: boolean }) {
  const { t } = useLingui();
  const { userId } = useShell();
  const { data = [] } = useQuery({ ...eventsQuery(useApi()), enabled: userId !== undefined });
  const events = data
    .flatMap(({ id, ...event }) => (id === undefined ? [] : [{ ...event, id }]))
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, atMost);
  return (
    <nav className={styles.recentEvents} aria-label={t`Recent events`} data-dense={isDense || undefined}>
      <ul>
        {events.map(({ id, name, image }) => (
          <li key={id}>
            <Link
              to="/apps/event/$eventId/{-$handle}"
              params={{ eventId: id, handle: handleInAddress(name) }}
              title={name}
            >
              <EventCover image={image} size="small" />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
