import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AgendaDay } from './AgendaDay.tsx';
import { getAgenda } from './calendar-event.ts';
import type { Day } from './calendar-time.ts';
import styles from './AgendaView.module.css';
import type { MoveEvent } from './use-move-event.ts';

interface AgendaViewProps {
  events: readonly CalendarEvent[];
  day: Day;
  onMove: MoveEvent;
}

/** Four weeks as a list of the days that have events. */
export function AgendaView({ events, day, onMove }: AgendaViewProps) {
  const days = getAgenda(events, day);
  if (days.length === 0) {
    return (
      <EmptyState
        icon={<CalendarLtrRegular aria-hidden />}
        title={<Trans>No appointments in these four weeks</Trans>}
        hint={<Trans>Add one, or go to other weeks.</Trans>}
      />
    );
  }
  return (
    <ol className={styles.agenda}>
      {days.map((each) => (
        <li key={each.day}>
          <AgendaDay day={each.day} events={each.events} onMove={onMove} />
        </li>
      ))}
    </ol>
  );
}
