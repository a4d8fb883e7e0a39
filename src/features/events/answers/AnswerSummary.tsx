import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type Analytics,
  type ComingCount,
  countAnswers,
  countComing,
} from '../../../domain/event/analytics.ts';
import { AnswerMeter } from '../../../domain/event/AnswerMeter.tsx';
import type { AnswerTotals } from '../../../domain/event/answer-totals.ts';
import { ComingHeadline } from '../../../domain/event/ComingHeadline.tsx';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import { AnswerLegend } from './AnswerLegend.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import styles from './event-answers.module.css';

interface AnswerSummaryProps {
  eventId: string;
  /** The totals of the server. */
  analytics: Analytics;
  /** The totals of the guest list, once all of it is loaded. */
  totals?: AnswerTotals | undefined;
  /** What can be done with the numbers. */
  actions: ReactNode;
}

/**
 * The answers to an event: people where known, otherwise invitations. Nothing is estimated: the meter counts invitations
 * until the guest list tells how many people declined.
 */
export function AnswerSummary({ eventId, analytics, totals, actions }: AnswerSummaryProps) {
  const guests = totals?.guests ?? countAnswers(analytics);
  if (!guests) return null;
  const people = totals?.people;
  const total = guests.coming + guests.declined + guests.waiting;
  if (total === 0) return null;
  const count: ComingCount = people
    ? { unit: 'people', coming: people.coming, of: people.invited }
    : (countComing(analytics) ?? { unit: 'invitations', coming: guests.coming, of: total });
  return (
    <Surface className={styles.summary}>
      <div className={joinClasses(styles.next, 'screen-only')}>
        {guests.waiting > 0 && guests.waiting < total && (
          <p>
            <Plural
              value={guests.waiting}
              one="# guest has not answered"
              other="# guests have not answered"
            />
            <ButtonLink to="/events/$eventId/remind" params={{ eventId }}>
              <Trans>Remind</Trans>
            </ButtonLink>
          </p>
        )}
        {actions}
      </div>
      <p className={styles.headline}>
        <ComingHeadline count={count} />
      </p>
      <div>
        <AnswerMeter {...(people ?? guests)} />
        <AnswerLegend
          eventId={eventId}
          guests={guests}
          people={people ?? (count.unit === 'people' ? { coming: count.coming } : {})}
        />
      </div>
    </Surface>
  );
}
