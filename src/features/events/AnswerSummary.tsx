import { Plural, useLingui } from '@lingui/react/macro';
import { type Analytics, notAnswered } from '../../domain/analytics.ts';
import { AnswerMeter } from '../../domain/AnswerMeter.tsx';
import type { AnswerTotals } from '../../domain/answer-totals.ts';
import { classes } from '../../ui/classes.ts';
import { Surface } from '../../ui/Surface.tsx';
import { AnswerLegend } from './AnswerLegend.tsx';
import styles from './AnswerSummary.module.css';

interface AnswerSummaryProps {
  eventId: string;
  /** The totals of the server. */
  analytics: Analytics;
  /** The totals of the guest list, once all of it is loaded. */
  totals?: AnswerTotals | undefined;
  /** Above the guest list, where it takes little room on a phone. */
  isAboveList?: boolean;
}

/** The answers to an event: people where known, otherwise guests. Nothing is estimated. */
export function AnswerSummary({ eventId, analytics, totals, isAboveList = false }: AnswerSummaryProps) {
  const guests = totals?.guests ?? toGuests(analytics);
  if (!guests || guests.coming + guests.declined + guests.waiting === 0) return null;
  const people = totals?.people;
  const all = guests.coming + guests.declined + guests.waiting;
  return (
    <Surface className={classes(styles.summary, isAboveList && styles.compact)}>
      {people ? (
        <Headline value={people.coming}>
          <Plural value={people.invited} one="of # person coming" other="of # people coming" />
        </Headline>
      ) : (
        <Headline value={guests.coming}>
          <Plural value={all} one="of # guest coming" other="of # guests coming" />
        </Headline>
      )}
      <div>
        <AnswerMeter {...(people ?? guests)} />
        <AnswerLegend
          eventId={eventId}
          guests={guests}
          people={people}
          discrepancies={totals?.discrepancies.length}
        />
      </div>
    </Surface>
  );
}

function Headline({ value, children }: { value: number; children: React.ReactNode }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.headline}>
      <b>{i18n.number(value)}</b> <span>{children}</span>
    </p>
  );
}

/** The guests in the server's totals, if it sends all three numbers. */
function toGuests(analytics: Analytics) {
  const waiting = notAnswered(analytics);
  const { accepted, rejected } = analytics;
  if (waiting === undefined || accepted === undefined || rejected === undefined) return undefined;
  return { coming: accepted, declined: rejected, waiting };
}
