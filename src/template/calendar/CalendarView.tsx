import FullCalendar, {
  type CalendarOptions,
  type EventApi,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTemplateApi } from '../api/use-template-api.ts';
import type { CalendarEvent } from '../api/template.gen.ts';
import { getDirection } from '../../i18n/locale.ts';
import { joinClasses } from '../../ui/layout/classes.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { isPlainClick } from '../../ui/keyboard/is-plain-click.ts';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { fromDates, toDates, saveEvent } from './calendar-event.ts';
import { type Day, getDay, getFirstDay, getNow } from './calendar-time.ts';
import styles from './CalendarView.module.css';
import type { CalendarViewName as View } from './queries.ts';

const plugins = [dayGrid, timeGrid, list, interaction];

/** The parts of FullCalendar that have rules in the style sheet. */
const classes: CalendarOptions = {
  className: styles.calendar,
  tableHeaderClass: styles.head,
  dayHeaderClass: styles.heading,
  dayRowClass: styles.row,
  dayCellClass: ({ isOther }) => joinClasses(styles.cell, isOther && styles.outside),
  dayCellTopInnerClass: ({ isToday }) => joinClasses(styles.number, isToday && styles.today),
  dayCellBottomClass: styles.bottom,
  dayLaneClass: styles.cell,
  dayHeaderInnerClass: ({ isToday }) => joinClasses(styles.headingText, isToday && styles.todayText),
  slotLaneClass: styles.hour,
  slotHeaderClass: styles.axis,
  slotHeaderInnerClass: styles.hourText,
  allDayHeaderClass: styles.axis,
  allDayHeaderInnerClass: styles.hourText,
  allDayDividerClass: styles.divider,
  nowIndicatorLineClass: styles.now,
  highlightClass: styles.selected,
  listDayClass: styles.day,
  listDayHeaderClass: styles.dayName,
  listDayBodyClass: styles.dayEvents,
  moreLinkClass: styles.more,
  columnEventClass: styles.slot,
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? styles.bottomHandle : ''),
  rowEventAfterClass: ({ isEndResizable }) => (isEndResizable ? styles.endHandle : ''),
};

const initialViews = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', agenda: 'agenda' };
const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

interface Times {
  start: { marker: Date };
  end?: { marker: Date } | null;
}

interface CalendarViewProps {
  view: View;
  day: Day;
  events: readonly CalendarEvent[];
}

/** FullCalendar with our styles. The address has the view and the day, so a new address mounts it anew. */
export function CalendarView({ view, day, events }: CalendarViewProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const isPhone = useMediaQuery('(width < 768px)');
  const navigate = useNavigate({ from: '/apps/calendar' });
  const { mutateAsync } = useMutation({
    ...saveEvent({ templateApi: useTemplateApi(), queryClient: useQueryClient() }),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });
  const locale = String(i18n.locales ?? i18n.locale);
  const showDay = (date: Date, to: View) =>
    void navigate({ search: { view: to, day: date.toISOString().slice(0, 10) }, resetScroll: false });
  // FullCalendar's own format has no space in “1:00 PM”.
  const formatTimes = ({ start, end }: Times) =>
    [start, end].flatMap((each) => (each ? i18n.date(each.marker, time) : [])).join(' – ');
  const isFitted = view === 'month' && !isPhone;
  const addEvent = (at: string, until?: string) =>
    void navigate({ search: (before) => ({ ...before, event: 'new', at, until }), resetScroll: false });
  const onMoved = ({ event, revert }: { event: EventApi; revert(): void }) => {
    const before = events.find(({ id }) => id === event.id);
    // A failure is reported by the mutation's message.
    if (before) mutateAsync(fromDates(before, event)).catch(revert);
  };
  // A new list would take a moved appointment back while its change is being sent.
  const shown = useMemo(
    () =>
      events.map((event) => ({
        ...toDates(event),
        id: event.id,
        title: event.title,
        url: router.buildLocation({ to: '/apps/calendar', search: { view, day, event: event.id } }).href,
        className: joinClasses(styles.event, styles[event.category]),
      })),
    [events, router, view, day],
  );
  const options: CalendarOptions = {
    plugins,
    initialView: initialViews[view],
    initialDate: day,
    views: { agenda: { type: 'list', duration: { days: 28 } } },
    headerToolbar: false,
    // Days and times are those of the wall clock.
    timeZone: 'UTC',
    now: getNow,
    locale,
    direction: getDirection(i18n.locale),
    firstDay: getFirstDay(locale),
    // Otherwise the page scrolls: keys could not scroll a box of hours without an appointment to focus.
    height: isFitted ? '100%' : 'auto',
    slotMinTime: events.some(isAtNight) ? '00:00:00' : '07:00:00',
    events: shown,
    editable: true,
    selectable: true,
    nowIndicator: true,
    navLinks: view === 'month',
    fixedWeekCount: false,
    // A cell of a phone has room for the number of its appointments.
    dayMaxEvents: view === 'month' && (isPhone ? 0 : true),
    displayEventEnd: view === 'agenda',
    eventTimeFormat: formatTimes,
    slotHeaderFormat: formatTimes,
    dayHeaderFormat:
      view === 'month'
        ? { weekday: isPhone ? 'narrow' : 'long' }
        : { weekday: view === 'week' ? 'short' : 'long', day: 'numeric' },
    // Phones scroll the week sideways.
    dayHeaderDidMount({ el, date }) {
      if (getDay(date.toISOString()) === day) el.scrollIntoView({ inline: 'start', block: 'nearest' });
    },
    allDayText: t`All day`,
    moreLinkText: (count) => (isPhone ? i18n.number(count) : t`${count} more`),
    moreLinkHint: (count) => t`Show ${plural(count, { one: '# appointment', other: '# appointments' })}`,
    navLinkHint: (date) => date,
    navLinkDayClick: (date) => showDay(date, isPhone ? 'agenda' : 'day'),
    moreLinkClick: ({ date }) => showDay(date, isPhone ? 'agenda' : 'day'),
    eventClick({ event, jsEvent }) {
      if (!isPlainClick(jsEvent)) return;
      jsEvent.preventDefault();
      void navigate({ search: (before) => ({ ...before, event: event.id }), resetScroll: false });
    },
    dateClick({ date, dateStr, allDay }) {
      if (isPhone && view === 'month') showDay(date, 'agenda');
      else addEvent(allDay ? dateStr : dateStr.slice(0, 16));
    },
    select({ start, end, allDay }) {
      const hours = allDay ? 24 : 1;
      const last = new Date(end.getTime() - hours * 3_600_000);
      // One day, or less than an hour, is a click.
      if (allDay ? last > start : last >= start) addEvent(toText(start, allDay), toText(last, allDay));
    },
    eventDrop: onMoved,
    eventResize: onMoved,
    noEventsContent: renderEmpty,
    eventContent: renderEvent,
  };
  return (
    <div
      className={joinClasses(styles.window, view === 'week' && styles.week, isFitted && styles.month)}
      ref={markTop}
      // The arrow keys scroll a week sideways on phones.
      {...(view === 'week' && isPhone && { role: 'region', 'aria-label': t`Week`, tabIndex: 0 })}
    >
      <FullCalendar key={`${view} ${day} ${locale}`} {...classes} {...options} />
    </div>
  );
}

/** For the month, which ends with the window. */
const markTop = (box: HTMLElement | null) =>
  box?.style.setProperty('--top', `${String(Math.round(box.getBoundingClientRect().top + scrollY))}px`);

const renderEmpty = () => (
  <EmptyState
    icon={<CalendarLtrRegular aria-hidden />}
    title={<Trans>No appointments in these four weeks</Trans>}
    hint={<Trans>Add one, or go to other weeks.</Trans>}
  />
);

const renderEvent = ({ event, timeText }: EventDisplayInfo) => (
  <>
    {timeText && <time>{timeText}</time>}
    <ForeignText text={event.title} isOneLine />
  </>
);

const isAtNight = ({ allDay, start, end }: CalendarEvent) =>
  !allDay && (start.slice(11) < '07:00' || getDay(start) < getDay(end));

const toText = (date: Date, isDay: boolean) => date.toISOString().slice(0, isDay ? 10 : 16);
