import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { useTemplateApi } from '../api/use-template-api.ts';
import { eventsQuery } from '../../domain/event/event-queries.ts';
import { GoneDialog } from '../../ui/dialog/GoneDialog.tsx';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { MirroredIcon } from '../../ui/brand/MirroredIcon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { createAppointment } from './calendar-event.ts';
import {
  addDays,
  addMonths,
  type Day,
  getFirstDay,
  getToday,
  getWeekStart,
  toUtcDate,
} from './calendar-time.ts';
import { CalendarView } from './CalendarView.tsx';
import styles from './CalendarView.module.css';
import { ProductEvents } from './ProductEvents.tsx';
import {
  calendarEventsQuery,
  type CalendarSearch,
  type CalendarViewName as View,
  calendarViews,
} from './queries.ts';

const titles = { month: msg`Month`, week: msg`Week`, day: msg`Day`, agenda: msg`Agenda` };

const steps: Record<View, (day: Day, direction: 1 | -1) => Day> = {
  month: addMonths,
  week: (day, direction) => addDays(day, 7 * direction),
  day: addDays,
  agenda: (day, direction) => addDays(day, 28 * direction),
};

/** The calendar (specification, section 7, calendar-app) as month, week, day or agenda. */
export function CalendarPage({ address }: { address: CalendarSearch }) {
  const change = useAddressChange();
  const { data: appointments } = useSuspenseQuery(calendarEventsQuery(useTemplateApi()));
  const { data: events } = useQuery(eventsQuery(useApi()));
  const isPhone = useMediaQuery('(width < 768px)');
  const { view = isPhone ? 'agenda' : 'month', day = getToday(), event: openId, at, until, about } = address;
  const saved = appointments.find(({ id }) => id === openId);
  const eventId = saved?.eventId ?? about;
  const found = eventId === undefined ? undefined : events?.find(({ id }) => id === eventId);
  const product = found?.id === undefined ? undefined : { id: found.id, name: found.name };
  const open = openId === 'new' ? createAppointment({ at: at ?? day, until, product }) : saved;
  const onClose = (options?: { ignoreBlocker: true }) =>
    change({ event: undefined, at: undefined, until: undefined, about: undefined }, options);
  return (
    <Page
      title={<Trans>Calendar</Trans>}
      actions={
        <ButtonLink
          to="."
          search={(before) => ({ ...before, event: 'new', at: day })}
          resetScroll={false}
          appearance="primary"
          icon={<Add20Regular />}
        >
          <Trans>Add appointment</Trans>
        </ButtonLink>
      }
    >
      <Surface>
        <CalendarBar view={view} day={day} />
        <CalendarView view={view} day={day} events={appointments} />
      </Surface>
      <ProductEvents appointments={appointments} />
      {open && (
        <AppointmentForm
          key={`${openId} ${product?.id ?? ''}`}
          event={open}
          product={product}
          onClose={onClose}
        />
      )}
      <GoneDialog id={openId} isFound={open !== undefined} onClose={onClose} />
    </Page>
  );
}

/** The current period, and links to other times and views. */
function CalendarBar({ view, day }: { view: View; day: Day }) {
  const { t, i18n } = useLingui();
  const go = {
    from: '/apps/calendar',
    to: '/apps/calendar',
    appearance: 'subtle',
    resetScroll: false,
  } as const;
  const format = (each: Day, options: Intl.DateTimeFormatOptions) =>
    i18n.date(toUtcDate(each), { ...options, timeZone: 'UTC' });
  const from = format(getWeekStart(day, getFirstDay(String(i18n.locales ?? i18n.locale))), {
    dateStyle: 'long',
  });
  const range = {
    month: format(day, { month: 'long', year: 'numeric' }),
    week: t`Week of ${from}`,
    day: format(day, { dateStyle: 'full' }),
    agenda: t`Four weeks from ${format(day, { dateStyle: 'long' })}`,
  }[view];
  return (
    <>
      <Tabs label={t`Views of the calendar`} isInSurface>
        {calendarViews.map((each) => (
          <Link
            key={each}
            {...go}
            search={{ view: each, day }}
            // The address may not name the view, so each one would match in part.
            activeOptions={{ exact: true }}
            aria-current={each === view ? 'page' : undefined}
          >
            {i18n._(titles[each])}
          </Link>
        ))}
      </Tabs>
      <div className={styles.bar}>
        <h2 aria-live="polite">{range}</h2>
        <ButtonLink {...go} search={{ view }} appearance="secondary">
          <Trans>Today</Trans>
        </ButtonLink>
        <ButtonLink
          {...go}
          search={{ view, day: steps[view](day, -1) }}
          icon={<MirroredIcon of={ChevronLeft20Regular} />}
          aria-label={t`Earlier`}
        />
        <ButtonLink
          {...go}
          search={{ view, day: steps[view](day, 1) }}
          icon={<MirroredIcon of={ChevronRight20Regular} />}
          aria-label={t`Later`}
        />
      </div>
    </>
  );
}
