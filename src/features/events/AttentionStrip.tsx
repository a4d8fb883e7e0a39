import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { countNotAnswered } from '../../domain/analytics.ts';
import type { EventSummary } from '../../domain/event.ts';
import { EventName } from '../../domain/EventName.tsx';
import styles from './AttentionStrip.module.css';

/** The maximum number of entries. */
const most = 3;

/** Events that need attention: those with the most missing answers, and those without guests. Only real numbers. */
export function AttentionStrip({ events }: { events: readonly EventSummary[] }) {
  const waiting = events
    .flatMap(({ id, name, analytics }) => {
      const open = countNotAnswered(analytics);
      return id === undefined || open === undefined || open === 0 ? [] : [{ id, name, open }];
    })
    .sort((one, other) => other.open - one.open)
    .slice(0, most);
  const first = events.find(({ id, analytics }) => id !== undefined && analytics.total === 0);
  if (waiting.length === 0 && !first) return null;
  return (
    <ul className={styles.strip}>
      {waiting.map(({ id, name, open }) => (
        <li key={id}>
          <Link
            to="/events/guests/$filter"
            params={{ filter: 'all' }}
            search={{ event: id, answer: 'waiting' }}
          >
            <b>
              <Plural value={open} one="# not answered" other="# not answered" />
            </b>{' '}
            <span>
              <EventName name={name} isOneLine />
            </span>
          </Link>
        </li>
      ))}
      {first?.id !== undefined && (
        <li>
          <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: first.id }}>
            <b>
              <Trans>No guests yet</Trans>
            </b>{' '}
            <span>
              <EventName name={first.name} isOneLine />
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
