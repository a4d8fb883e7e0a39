import { useLingui } from '@lingui/react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { layOutDay } from './calendar-event.ts';
import type { Day } from './calendar-time.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { createDayLabel } from './day-label.ts';
import { EventChip } from './EventChip.tsx';
import styles from './HoursView.module.css';
import { getCellProps } from './use-day-grid.ts';
import type { MoveEvent } from './use-move-event.ts';
import { useSelectRange } from './use-select-range.ts';

interface DayColumnProps {
  day: Day;
  events: readonly CalendarEvent[];
  isTabStop: boolean;
  onMove: MoveEvent;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const toPercent = (minutes: number) => `${String((minutes / 1440) * 100)}%`;

/** The hours of one day. A click between the events adds one at that hour, a drag one of several hours. */
export function DayColumn({ day, events, isTabStop, onMove }: DayColumnProps) {
  const { i18n } = useLingui();
  const onPointerDown = useSelectRange();
  const slots = layOutDay(events, day);
  return (
    <div
      role="gridcell"
      {...getCellProps(day, isTabStop, 1)}
      className={styles.day}
      onPointerDown={onPointerDown}
    >
      <span className="visually-hidden">{createDayLabel(i18n, day, slots.length)}</span>
      {/* For a pointer; keys and screen readers add one on the day. */}
      <div aria-hidden>
        {hours.map((hour) => (
          <CalendarLink
            key={hour}
            from="/apps/calendar"
            to="/apps/calendar"
            search={(before) => ({ ...before, event: 'new', at: `${day}T${hour}` })}
            resetScroll={false}
            className={styles.hour}
            data-at={`${day}T${hour}`}
            tabIndex={-1}
          />
        ))}
      </div>
      {slots.map(({ event, from, to, column, columns }) => (
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
