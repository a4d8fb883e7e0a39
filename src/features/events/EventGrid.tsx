import { useNavigate } from '@tanstack/react-router';
import type { EventSummary } from '../../domain/event/event.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { getRowKeys, slicePage } from '../../ui/table/rows.ts';
import { EventCard } from './EventCard.tsx';
import { useCardKeys } from './event-keys.ts';
import styles from './EventGrid.module.css';

interface EventGridProps {
  events: readonly EventSummary[];
  leadsTo: 'answers' | 'guests';
  /** The page and its size in the address. */
  page: number;
  limit: number;
}

/** One page of the events as cards. */
export function EventGrid({ events, leadsTo, ...address }: EventGridProps) {
  const navigate = useNavigate();
  const { rows, ...place } = slicePage(events, address);
  const keys = getRowKeys(rows);
  const turnTo = (page: number) => void navigate({ to: '.', search: (before) => ({ ...before, page }) });
  useCardKeys({ ...place, turnTo });
  return (
    <>
      <ul className={styles.grid}>
        {rows.map((event, at) => (
          <li key={keys[at]}>
            <EventCard event={event} leadsTo={leadsTo} />
          </li>
        ))}
      </ul>
      <Pager {...place} limit={address.limit} rows={rows.length} />
    </>
  );
}
