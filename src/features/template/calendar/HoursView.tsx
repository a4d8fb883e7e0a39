import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { getEventsOfDay, isWholeDays } from './calendar-event.ts';
import { type Day, getToday, toUtcDate } from './calendar-time.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { DayColumn } from './DayColumn.tsx';
import { EventChip } from './EventChip.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { gridShortcuts } from './grid-shortcuts.ts';
import styles from './HoursView.module.css';
import { showColumn } from './show-column.ts';
import { getCellProps, useDayGrid } from './use-day-grid.ts';
import type { MoveEvent } from './use-move-event.ts';

interface HoursViewProps {
  events: readonly CalendarEvent[];
  /** The day of the address. */
  day: Day;
  /** One day, or the seven of a week. */
  days: readonly Day[];
  onMove: MoveEvent;
}

const hours = Array.from({ length: 24 }, (_, hour) => `2000-01-01T${String(hour).padStart(2, '0')}:00`);
/** Pixels per minute: an hour is 48 px high. */
const minuteHeight = 0.8;

/** Days as columns of hours, with all-day events above them, as a grid of two rows. It starts in the morning. */
export function HoursView({ events, day: chosen, days, onMove }: HoursViewProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/apps/calendar' });
  const { gridProps, isChosen } = useDayGrid({
    day: chosen,
    days,
    hasHours: true,
    onOpen: (at) =>
      void navigate({ search: (before) => ({ ...before, event: 'new', at }), resetScroll: false }),
  });
  useShortcuts(gridShortcuts);
  useLayoutEffect(() => showColumn(chosen), [chosen]);
  const today = getToday();
  return (
    <div className={styles.hours} data-minute-height={minuteHeight} ref={scrollToMorning}>
      <div aria-label={t`Hours`} className={styles.grid} style={{ '--days': days.length }} {...gridProps}>
        <div role="row" className={styles.row}>
          <span className={styles.corner} role="presentation" />
          {days.map((day) => {
            const wholeDays = getEventsOfDay(events, day).filter(isWholeDays);
            return (
              <div
                key={day}
                role="columnheader"
                {...getCellProps(day, isChosen(day, 0), 0)}
                data-timeless
                className={styles.head}
              >
                <CalendarLink
                  from="/apps/calendar"
                  to="/apps/calendar"
                  search={{ view: 'day', day }}
                  tabIndex={-1}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {i18n.date(toUtcDate(day), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
                </CalendarLink>
                {wholeDays.map((event) => (
                  <EventChip key={event.id} event={event} day={day} onMove={onMove} isInGrid />
                ))}
              </div>
            );
          })}
        </div>
        <div role="row" className={styles.row}>
          <div className={styles.scale} aria-hidden>
            {hours.map((hour) => (
              <span key={hour}>
                {i18n.date(toUtcDate(hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn key={day} day={day} events={events} isTabStop={isChosen(day, 1)} onMove={onMove} />
          ))}
        </div>
      </div>
    </div>
  );
}

const scrollToMorning = (element: HTMLElement | null) => element?.scrollTo({ top: 7 * 60 * minuteHeight });
