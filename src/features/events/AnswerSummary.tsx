import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Analytics, countNotAnswered } from '../../domain/analytics.ts';
import { AnswerMeter } from '../../domain/AnswerMeter.tsx';
import type { AnswerTotals } from '../../domain/answer-totals.ts';
import { joinClasses } from '../../ui/classes.ts';
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
  const { i18n } = useLingui();
  const guests = totals?.guests ?? toGuests(analytics);
  if (!guests) return null;
  const people = totals?.people;
  const { coming } = people ?? guests;
  const invited = people?.invited;
  const total = guests.coming + guests.declined + guests.waiting;
  if (total === 0) return null;
  return (
    <Surface className={joinClasses(styles.summary, isAboveList && styles.compact)}>
      <p className={styles.headline}>
        <b>{i18n.number(coming)}</b>{' '}
        <span>
          {invited === undefined ? (
            <Trans>
              of <Plural value={total} one="# guest" other="# guests" />{' '}
              <Plural value={coming} one="coming" other="coming" />
            </Trans>
          ) : (
            <Trans>
              of <Plural value={invited} one="# person" other="# people" />{' '}
              <Plural value={coming} one="coming" other="coming" />
            </Trans>
          )}
        </span>
      </p>
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

/** The guests in the server's totals, if it sends all three numbers. */
function toGuests(analytics: Analytics) {
  const waiting = countNotAnswered(analytics);
  const { accepted, rejected } = analytics;
  if (waiting === undefined || accepted === undefined || rejected === undefined) return undefined;
  return { coming: accepted, declined: rejected, waiting };
}
