import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { classes } from '../../../ui/classes.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { getEventsOfDay } from './calendar-event.ts';
import {
  addMonths,
  type Day,
  getDay,
  getFirstDay,
  getMonthWeeks,
  getToday,
  toUtcDate,
} from './calendar-time.ts';
import { EventChip } from './EventChip.tsx';
import styles from './MonthView.module.css';
import type { MoveEvent } from './use-move-event.ts';
import { useSelectRange } from './use-select-range.ts';

interface MonthViewProps {
  events: readonly CalendarEvent[];
  day: Day;
  onMove: MoveEvent;
}

/** Events shown per day; the day view shows the others. */
const drawnAtMost = 3;

/**
 * A month as a table of days. The number of a day opens it; the rest of the cell adds an event, a drag over cells one
 * of several days.
 */
export function MonthView({ events, day, onMove }: MonthViewProps) {
  const { t, i18n } = useLingui();
  const onPointerDown = useSelectRange();
  const weeks = getMonthWeeks(day, getFirstDay(i18n.locale));
  const month = addMonths(day, 0).slice(0, 7);
  const today = getToday();
  const format = (each: Day, options: Intl.DateTimeFormatOptions) =>
    i18n.date(toUtcDate(each), { ...options, timeZone: 'UTC' });
  return (
    <table className={styles.month} aria-label={t`Month`}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col">
              <span className={styles.weekday}>{format(each, { weekday: 'short' })}</span>
              <span className={styles.initial} aria-hidden>
                {format(each, { weekday: 'narrow' })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onPointerDown={onPointerDown}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const all = getEventsOfDay(events, each);
              const more = all.length - drawnAtMost;
              const name = format(each, { dateStyle: 'full' });
              return (
                <td
                  key={each}
                  data-day={each}
                  className={classes(
                    !each.startsWith(month) && styles.outside,
                    each === today && styles.today,
                  )}
                >
                  <CalendarLink
                    from="/apps/calendar"
                    to="/apps/calendar"
                    search={(before) => ({ ...before, event: 'new', at: each })}
                    resetScroll={false}
                    className={styles.add}
                    data-at={each}
                    aria-label={t`Add an appointment on ${name}`}
                  />
                  <CalendarLink
                    from="/apps/calendar"
                    to="/apps/calendar"
                    search={{ view: 'day', day: each }}
                    className={styles.number}
                    aria-label={name}
                    aria-current={each === today ? 'date' : undefined}
                  >
                    {format(each, { day: 'numeric' })}
                  </CalendarLink>
                  {all.slice(0, drawnAtMost).map((event) => (
                    <EventChip key={event.id} event={event} day={getDay(each)} onMove={onMove} />
                  ))}
                  {more > 0 && (
                    <CalendarLink
                      from="/apps/calendar"
                      to="/apps/calendar"
                      search={{ view: 'day', day: each }}
                      className={styles.more}
                    >
                      <Trans>{i18n.number(more)} more</Trans>
                    </CalendarLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
