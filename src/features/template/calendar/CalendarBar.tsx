import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MirroredIcon } from '../../../ui/MirroredIcon.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './CalendarPage.module.css';
import { addDays, addMonths, type Day, getFirstDay, getToday, getWeek, toUtcDate } from './calendar-time.ts';
import { type CalendarView, calendarViews } from './schema.ts';
import { showColumn } from './show-column.ts';

const titles = { month: msg`Month`, week: msg`Week`, day: msg`Day`, agenda: msg`Agenda` };

const steps: Record<CalendarView, (day: Day, direction: 1 | -1) => Day> = {
  month: addMonths,
  week: (day, direction) => addDays(day, 7 * direction),
  day: addDays,
  agenda: (day, direction) => addDays(day, 28 * direction),
};

/** The current period, and links to other times and views. */
export function CalendarBar({ view, day }: { view: CalendarView; day: Day }) {
  const { t, i18n } = useLingui();
  const go = {
    from: '/apps/calendar',
    to: '/apps/calendar',
    appearance: 'subtle',
    resetScroll: false,
  } as const;
  const format = (each: Day, options: Intl.DateTimeFormatOptions) =>
    i18n.date(toUtcDate(each), { ...options, timeZone: 'UTC' });
  const [first = day] = getWeek(day, getFirstDay(i18n.locale));
  const from = format(first, { day: 'numeric', month: 'long', year: 'numeric' });
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
            // The address does not name the month, so each view would match it in part.
            activeOptions={{ exact: true }}
            aria-current={each === view ? 'page' : undefined}
          >
            {i18n._(titles[each])}
          </Link>
        ))}
      </Tabs>
      <div className={styles.bar}>
        <h2 aria-live="polite">{range}</h2>
        {/* The address may already be that of today, whose column may be scrolled away. */}
        <ButtonLink {...go} search={{ view }} appearance="secondary" onClick={() => showColumn(getToday())}>
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
