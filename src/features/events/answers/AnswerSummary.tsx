import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type Analytics,
  type ComingCount,
  countAnswers,
  countComing,
} from '../../../domain/event/analytics.ts';
import { AnswerMeter } from '../../../shared/event/AnswerMeter.tsx';
import type { AnswerTotals, ByAnswer, PeopleTotals } from '../../../domain/event/answer-totals.ts';
import { ComingHeadline, InvitationCount } from '../../../shared/event/ComingHeadline.tsx';
import colors from '../../../shared/event/event.module.css';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { joinClasses } from '../../../ui/layout/classes.ts';
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
 * The answers to an event: people where known, otherwise invitations. Nothing is estimated: the meter counts
 * invitations until the guest list tells how many people declined.
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

interface AnswerLegendProps {
  eventId: string;
  guests: ByAnswer;
  /** People by their answer, as far as known. */
  people: Partial<PeopleTotals>;
}

/** The legend of the meter, with numbers; each entry links to the guests that it counts. */
function AnswerLegend({ eventId, guests, people }: AnswerLegendProps) {
  const list = { to: '/events/guests/$filter', search: { event: eventId } } as const;
  const entry = (kind: keyof ByAnswer) => <Counts guests={guests[kind]} people={people[kind]} />;
  return (
    <ul className={joinClasses(colors.answers, styles.legend)}>
      <li>
        <Link {...list} params={{ filter: 'accepted' }}>
          <i data-answer="coming" />
          <Trans context="many guests">Coming</Trans> {entry('coming')}
          {/* Within this entry, because the entries add up to the people invited without it. */}
          {people.over !== undefined && people.over > 0 && (
            <small className={styles.over}>
              <i data-answer="over" />
              <Plural value={people.over} one="# more than invited" other="# more than invited" />
            </small>
          )}
        </Link>
      </li>
      <li>
        <Link {...list} params={{ filter: 'rejected' }}>
          <i data-answer="declined" />
          <Trans context="many guests">Declined</Trans> {entry('declined')}
        </Link>
      </li>
      <li>
        <Link {...list} params={{ filter: 'all' }} search={{ event: eventId, answer: 'waiting' }}>
          <i data-answer="waiting" />
          <Trans context="many guests">Not answered</Trans> {entry('waiting')}
        </Link>
      </li>
      {people.notTaken !== undefined && people.notTaken > 0 && (
        <li>
          <i data-answer="notTaken" />
          <Plural value={people.notTaken} one="# seat free" other="# seats free" />
        </li>
      )}
    </ul>
  );
}

/** People first, then their invitations; only invitations if the people are not known. */
function Counts({ guests, people }: { guests: number; people: number | undefined }) {
  const { i18n } = useLingui();
  const invitations = <InvitationCount value={guests} />;
  return people === undefined ? (
    <b>{invitations}</b>
  ) : (
    <>
      <b>{i18n.number(people)}</b> <small>{invitations}</small>
    </>
  );
}
