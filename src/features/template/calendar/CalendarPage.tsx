import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { AgendaView } from './AgendaView.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { createEvent, getEventsOfDay, getShownDays } from './calendar-event.ts';
import { type Day, getDay, getFirstDay, getToday, getWeek } from './calendar-time.ts';
import { HoursView } from './HoursView.tsx';
import { MonthView } from './MonthView.tsx';
import { focusWhenShown, isFocusWaiting } from './move-focus.ts';
import { MoveNote } from './MoveNote.tsx';
import { ProductEvents } from './ProductEvents.tsx';
import { calendarEventsQuery } from './queries.ts';
import type { CalendarSearch } from './schema.ts';
import { useProductEvent } from './use-product-event.ts';
import { type Moved, useMoveEvent } from './use-move-event.ts';

const isPhone = () => matchMedia('(width < 768px)').matches;

interface CalendarPageProps {
  /** The search parameters of the address. */
  address: CalendarSearch;
  onClose(): void;
}

/** The calendar (specification, section 7, calendar-app) as month, week, day or agenda. */
export function CalendarPage({ address, onClose }: CalendarPageProps) {
  const { i18n } = useLingui();
  const { data: events } = useSuspenseQuery(calendarEventsQuery(useTemplateApi()));
  const [moved, setMoved] = useState<Moved>();
  // It leaves the list before the address.
  const [deletedId, setDeletedId] = useState<string>();
  const navigate = useNavigate({ from: '/apps/calendar' });
  const { view, day = getToday(), event: openId, at, until, about } = address;
  const product = useProductEvent(about);
  const firstDay = getFirstDay(i18n.locale);
  const week = getWeek(day, firstDay);
  /** The day to which the calendar has followed the last move. */
  const followedTo = useRef<Day>(undefined);
  const goTo = ({ id, start }: CalendarEvent, from?: Day) => {
    focusWhenShown(id);
    void navigate({
      search: (before) =>
        from === undefined || from === before.day ? { ...before, day: getDay(start) } : before,
      replace: true,
      resetScroll: false,
    });
  };
  const onMove = useMoveEvent(
    (next) => {
      setMoved(next);
      // A phone shows the appointments of one day of the month.
      const shownDays = view === 'month' && isPhone() ? [day] : getShownDays(view, day, firstDay);
      const isShown = shownDays.some((each) => getEventsOfDay([next.event], each)[0]);
      followedTo.current = isShown ? undefined : getDay(next.event.start);
      if (!isShown) goTo(next.event);
    },
    (event) => {
      setMoved(undefined);
      // The calendar has followed the move, and nobody has left it since.
      if (isFocusWaiting(event.id)) goTo(event);
      else if (followedTo.current !== undefined) goTo(event, followedTo.current);
    },
  );
  const saved = events.find(({ id }) => id === openId);
  const isGone = openId !== undefined && openId !== 'new' && openId !== deletedId && !saved;
  const open = openId === 'new' ? createEvent({ at: at ?? day, until, product }) : saved;
  return (
    <Page
      title={<Trans>Calendar</Trans>}
      actions={
        <ButtonLink
          from="/apps/calendar"
          to="/apps/calendar"
          search={(before) => ({ ...before, event: 'new', at: day })}
          resetScroll={false}
          appearance="primary"
          icon={<Add20Regular />}
        >
          <Trans>Add appointment</Trans>
        </ButtonLink>
      }
    >
      <p className="visually-hidden" role="status">
        {moved && <MoveNote moved={moved} />}
      </p>
      <Surface>
        <CalendarBar view={view} day={day} />
        {view === 'month' && (
          <MonthView events={events} day={day} movedId={moved?.event.id} onMove={onMove} />
        )}
        {view === 'week' && <HoursView events={events} day={day} days={week} onMove={onMove} />}
        {view === 'day' && <HoursView events={events} day={day} days={[day]} onMove={onMove} />}
        {view === 'agenda' && <AgendaView events={events} day={day} onMove={onMove} />}
      </Surface>
      <ProductEvents appointments={events} />
      {open && (
        <AppointmentDialog
          key={`${openId} ${product?.id ?? ''}`}
          event={open}
          onClose={onClose}
          onDeleted={() => {
            setDeletedId(openId);
            onClose();
          }}
        />
      )}
      {isGone && (
        <Modal open onClose={onClose} title={<Trans>This no longer exists</Trans>}>
          <Trans>It may have been deleted.</Trans>
        </Modal>
      )}
    </Page>
  );
}
