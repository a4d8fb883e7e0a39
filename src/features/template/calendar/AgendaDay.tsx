import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import styles from './AgendaView.module.css';
import { type Day, toUtcDate } from './calendar-time.ts';
import { EventChip } from './EventChip.tsx';
import type { MoveEvent } from './use-move-event.ts';

interface AgendaDayProps {
  day: Day;
  /** The events of this day. */
  events: readonly CalendarEvent[];
  onMove: MoveEvent;
  /** Below the events. */
  children?: ReactNode;
}

/** A day and its events as a list. */
export function AgendaDay({ day, events, onMove, children }: AgendaDayProps) {
  const { i18n } = useLingui();
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return (
    <div className={styles.day} data-day={day}>
      <h2>{i18n.date(toUtcDate(day), date)}</h2>
      <div>
        {events.map((event) => (
          <EventChip key={event.id} event={event} day={day} onMove={onMove} />
        ))}
        {children}
      </div>
    </div>
  );
}
