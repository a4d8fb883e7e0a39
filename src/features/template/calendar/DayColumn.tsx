import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { layOutDay } from './calendar-event.ts';
import { type Day, toUtcDate } from './calendar-time.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { EventChip } from './EventChip.tsx';
import styles from './HoursView.module.css';
import type { MoveEvent } from './use-move-event.ts';
import { useSelectRange } from './use-select-range.ts';

interface DayColumnProps {
  day: Day;
  events: readonly CalendarEvent[];
  onMove: MoveEvent;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const toPercent = (minutes: number) => `${String((minutes / 1440) * 100)}%`;

/** The hours of one day. A click between the events adds one at that hour, a drag one of several hours. */
export function DayColumn({ day, events, onMove }: DayColumnProps) {
  const { t, i18n } = useLingui();
  const onPointerDown = useSelectRange();
  return (
    <div className={styles.day} data-day={day} onPointerDown={onPointerDown}>
      {hours.map((hour) => {
        const time = i18n.date(toUtcDate(`${day}T${hour}`), {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: 'UTC',
        });
        return (
          <CalendarLink
            key={hour}
            from="/apps/calendar"
            to="/apps/calendar"
            search={(before) => ({ ...before, event: 'new', at: `${day}T${hour}` })}
            resetScroll={false}
            className={styles.hour}
            data-at={`${day}T${hour}`}
            tabIndex={-1}
            aria-label={t`Add an appointment at ${time}`}
          />
        );
      })}
      {layOutDay(events, day).map(({ event, from, to, column, columns }) => (
        <EventChip
          key={event.id}
          event={event}
          day={day}
          onMove={onMove}
          isSlot
          isShort={columns > 1 || to - from < 60}
          style={{
            insetBlockStart: toPercent(from),
            blockSize: toPercent(to - from),
            insetInlineStart: `${String((column / columns) * 100)}%`,
            inlineSize: `calc(${String(100 / columns)}% - 4px)`,
          }}
        />
      ))}
    </div>
  );
}
