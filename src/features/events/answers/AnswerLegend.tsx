import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import colors from '../../../domain/event/event.module.css';
import type { ByAnswer, PeopleTotals } from '../../../domain/event/answer-totals.ts';
import { InvitationCount } from '../../../domain/event/ComingHeadline.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import styles from './event-answers.module.css';

interface AnswerLegendProps {
  eventId: string;
  guests: ByAnswer;
  /** People by their answer, as far as known. */
  people: Partial<PeopleTotals>;
}

/** The legend of the meter, with numbers; each entry links to the guests that it counts. */
export function AnswerLegend({ eventId, guests, people }: AnswerLegendProps) {
  const list = { to: '/events/guests/$filter', search: { event: eventId } } as const;
  const entry = (kind: keyof ByAnswer) => <Counts guests={guests[kind]} people={people[kind]} />;
  return (
    <ul className={joinClasses(colors.answers, styles.legend)}>
      <li>
        <Link {...list} params={{ filter: 'accepted' }}>
          <i data-answer="coming" />
          <Trans context="many guests">Coming</Trans> {entry('coming')}
        </Link>
      </li>
      {people.over !== undefined && people.over > 0 && (
        <li>
          <i data-answer="over" />
          <Plural value={people.over} one="# of them more than invited" other="# of them more than invited" />
        </li>
      )}
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
          <Plural value={people.notTaken} one="# place not taken" other="# places not taken" />
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
