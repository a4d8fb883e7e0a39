import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { joinClasses } from '../../../ui/classes.ts';
import { chooseDrawn } from './calendar-event.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { type Day, toUtcDate } from './calendar-time.ts';
import { createDayLabel } from './day-label.ts';
import { EventChip } from './EventChip.tsx';
import styles from './MonthView.module.css';
import { getCellProps } from './use-day-grid.ts';
import type { MoveEvent } from './use-move-event.ts';

interface MonthDayProps {
  day: Day;
  /** The events of this day. */
  events: readonly CalendarEvent[];
  /** The event of this day that was moved last, if any. */
  movedId: string | undefined;
  isTabStop: boolean;
  /** Whether it belongs to the month before or after. */
  isOutside: boolean;
  isToday: boolean;
  /** On a phone, whether it is the day listed below the month. */
  isSelected: boolean | undefined;
  onMove: MoveEvent;
}

/** Events shown per day; the day view shows the others. */
const drawnAtMost = 3;

/** One day of the month. A click on its number opens the day, or on a phone anywhere in it. */
export const MonthDay = memo(function MonthDay({ day, events, isTabStop, onMove, ...props }: MonthDayProps) {
  const { t, i18n } = useLingui();
  const { movedId, isOutside, isToday, isSelected } = props;
  const more = events.length - drawnAtMost;
  const shown = chooseDrawn(events, drawnAtMost, movedId);
  const format = (options: Intl.DateTimeFormatOptions) =>
    i18n.date(toUtcDate(day), { ...options, timeZone: 'UTC' });
  const name = format({ dateStyle: 'full' });
  const label = createDayLabel(i18n, day, events.length);
  const open = { from: '/apps/calendar', to: '/apps/calendar', tabIndex: -1 } as const;
  const current = isToday ? 'date' : undefined;
  const cell = {
    ...getCellProps(day, isTabStop),
    className: joinClasses(isOutside && styles.outside, isToday && styles.today),
  };
  if (isSelected !== undefined) {
    return (
      <td {...cell} aria-selected={isSelected}>
        <CalendarLink
          {...open}
          search={{ view: 'month', day }}
          replace
          resetScroll={false}
          className={styles.choose}
          aria-label={label}
          aria-current={current}
        >
          <span className={styles.number}>{format({ day: 'numeric' })}</span>
          <span className={styles.dots} aria-hidden>
            {shown.map(({ id, category }) => (
              <i key={id} data-category={category} />
            ))}
            {more > 0 && '+'}
          </span>
        </CalendarLink>
      </td>
    );
  }
  return (
    <td {...cell}>
      <CalendarLink
        {...open}
        search={{ view: 'day', day }}
        className={styles.number}
        aria-label={label}
        aria-current={current}
      >
        {format({ day: 'numeric' })}
      </CalendarLink>
      {shown.map((event) => (
        <EventChip key={event.id} event={event} day={day} onMove={onMove} isInGrid />
      ))}
      {more > 0 && (
        <CalendarLink {...open} search={{ view: 'day', day }} className={styles.more}>
          <Trans>{i18n.number(more)} more</Trans>
        </CalendarLink>
      )}
      <CalendarLink
        {...open}
        search={(before) => ({ ...before, event: 'new', at: day })}
        resetScroll={false}
        className={styles.add}
        data-at={day}
        aria-label={t`Add an appointment on ${name}`}
      />
    </td>
  );
});
