import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { AgendaDay } from './AgendaDay.tsx';
import type { Day } from './calendar-time.ts';
import styles from './MonthView.module.css';
import type { MoveEvent } from './use-move-event.ts';

interface ChosenDayProps {
  day: Day;
  /** The events of this day. */
  events: readonly CalendarEvent[];
  onMove: MoveEvent;
}

/** On a phone, the events of the chosen day below the month. */
export const ChosenDay = ({ day, events, onMove }: ChosenDayProps) => (
  <section className={styles.chosen}>
    <AgendaDay day={day} events={events} onMove={onMove}>
      {events.length === 0 && (
        <p>
          <Trans>No appointments</Trans>
        </p>
      )}
      <ButtonLink
        from="/apps/calendar"
        to="/apps/calendar"
        search={(before) => ({ ...before, event: 'new', at: day })}
        resetScroll={false}
        size="large"
        icon={<Add20Regular />}
      >
        <Trans>Add appointment</Trans>
      </ButtonLink>
    </AgendaDay>
  </section>
);
