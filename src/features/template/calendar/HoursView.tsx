import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { getEventsOfDay, isWholeDays } from './calendar-event.ts';
import { type Day, getToday, toUtcDate } from './calendar-time.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { DayColumn } from './DayColumn.tsx';
import { EventChip } from './EventChip.tsx';
import styles from './HoursView.module.css';
import type { MoveEvent } from './use-move-event.ts';

interface HoursViewProps {
  events: readonly CalendarEvent[];
  /** One day, or the seven of a week. */
  days: readonly Day[];
  onMove: MoveEvent;
}

const hours = Array.from({ length: 24 }, (_, hour) => `2000-01-01T${String(hour).padStart(2, '0')}:00`);
/** Pixels per minute: an hour is 48 px high. */
const minuteHeight = 0.8;

/** Days as columns of hours, with all-day events above them. It starts in the morning. */
export function HoursView({ events, days, onMove }: HoursViewProps) {
  const { t, i18n } = useLingui();
  const today = getToday();
  return (
    <div
      className={styles.hours}
      data-minute-height={minuteHeight}
      ref={scrollToMorning}
      role="group"
      aria-label={t`Hours`}
    >
      <div className={styles.grid} style={{ '--days': days.length }}>
        <span className={styles.corner} />
        {days.map((day) => (
          <div key={day} className={styles.head} data-day={day} data-timeless>
            <CalendarLink
              from="/apps/calendar"
              to="/apps/calendar"
              search={{ view: 'day', day }}
              aria-current={day === today ? 'date' : undefined}
            >
              {i18n.date(toUtcDate(day), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
            </CalendarLink>
            {getEventsOfDay(events, day)
              .filter(isWholeDays)
              .map((event) => (
                <EventChip key={event.id} event={event} day={day} onMove={onMove} />
              ))}
          </div>
        ))}
        <div className={styles.scale} aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>
              {i18n.date(toUtcDate(hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day} day={day} events={events} onMove={onMove} />
        ))}
      </div>
    </div>
  );
}

const scrollToMorning = (element: HTMLElement | null) => element?.scrollTo({ top: 7 * 60 * minuteHeight });
