import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { TableFrame } from '../../../ui/PlainTable.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { getEventsOfDay } from './calendar-event.ts';
import { type Day, getFirstDay, getMonthWeeks, getToday, toUtcDate } from './calendar-time.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { gridShortcuts } from './grid-shortcuts.ts';
import { MonthDay } from './MonthDay.tsx';
import styles from './MonthView.module.css';
import { useDayGrid } from './use-day-grid.ts';
import type { MoveEvent } from './use-move-event.ts';
import { useSelectRange } from './use-select-range.ts';

interface MonthViewProps {
  events: readonly CalendarEvent[];
  day: Day;
  /** The event that was moved last. */
  movedId: string | undefined;
  onMove: MoveEvent;
}

/**
 * A month as a grid of days. A click on a day adds an event, a drag over days one of several days. On a phone the days
 * have dots, and the chosen day is listed below.
 */
export function MonthView({ events, day, movedId, onMove }: MonthViewProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/apps/calendar' });
  const isPhone = useMediaQuery('(width < 768px)');
  const onPointerDown = useSelectRange();
  const weeks = useMemo(() => getMonthWeeks(day, getFirstDay(i18n.locale)), [day, i18n.locale]);
  const eventsByDay = useMemo(
    () => new Map(weeks.flat().map((each) => [each, getEventsOfDay(events, each)])),
    [events, weeks],
  );
  const isInMonth = (each: Day) => each.startsWith(day.slice(0, 7));
  const { gridProps, isChosen } = useDayGrid({
    day,
    days: weeks.flat().filter(isInMonth),
    onOpen: (at) =>
      void navigate({
        search: (before) => (isPhone ? { ...before, day: at } : { ...before, event: 'new', at }),
        replace: isPhone,
        resetScroll: false,
      }),
  });
  useShortcuts(gridShortcuts);
  const today = getToday();
  const formatWeekday = (each: Day, weekday: 'short' | 'narrow') =>
    i18n.date(toUtcDate(each), { weekday, timeZone: 'UTC' });
  return (
    <>
      <TableFrame
        className={styles.month}
        label={t`Month`}
        {...gridProps}
        bodyProps={{ onPointerDown }}
        head={weeks[0]?.map((each) => (
          <th key={each} scope="col">
            <span className={styles.weekday}>{formatWeekday(each, 'short')}</span>
            <span className={styles.initial} aria-hidden>
              {formatWeekday(each, 'narrow')}
            </span>
          </th>
        ))}
      >
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <MonthDay
                key={each}
                day={each}
                events={eventsByDay.get(each) ?? []}
                // Only for its days: the others need not be drawn again.
                movedId={eventsByDay.get(each)?.find(({ id }) => id === movedId)?.id}
                isTabStop={isChosen(each)}
                isOutside={!isInMonth(each)}
                isToday={each === today}
                isSelected={isPhone ? each === day : undefined}
                onMove={onMove}
              />
            ))}
          </tr>
        ))}
      </TableFrame>
      {isPhone && <ChosenDay day={day} events={eventsByDay.get(day) ?? []} onMove={onMove} />}
    </>
  );
}
