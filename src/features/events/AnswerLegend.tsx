import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import colors from '../../domain/answer-colors.module.css';
import type { ByAnswer } from '../../domain/answer-totals.ts';
import { joinClasses } from '../../ui/classes.ts';
import styles from './AnswerSummary.module.css';

interface AnswerLegendProps {
  eventId: string;
  guests: ByAnswer;
  /** People by their answer, where known. */
  people: ByAnswer | undefined;
  /** Guests with discrepancies, where known. */
  discrepancies: number | undefined;
}

/** The legend of the meter, with numbers; each entry links to the guests that it counts. */
export function AnswerLegend({ eventId, guests, people, discrepancies }: AnswerLegendProps) {
  const list = { to: '/events/guests/$filter', search: { event: eventId } } as const;
  const entry = (kind: keyof ByAnswer) => <Counts guests={guests[kind]} people={people?.[kind]} />;
  return (
    <ul className={joinClasses(colors.answers, styles.legend)}>
      <li>
        <Link {...list} params={{ filter: 'accepted' }}>
          <i data-answer="coming" />
          <Trans context="many guests">Coming</Trans> {entry('coming')}
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
      {discrepancies !== undefined && discrepancies > 0 && (
        <li className={styles.check}>
          <Link {...list} params={{ filter: 'discrepancies' }}>
            <i />
            <Plural value={discrepancies} one="# to check" other="# to check" />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** People first, then the number of guests; only guests if the people are not known. */
function Counts({ guests, people }: { guests: number; people: number | undefined }) {
  const { i18n } = useLingui();
  return (
    <>
      <b>{i18n.number(people ?? guests)}</b>
      {people !== undefined && (
        <small>
          <Plural value={guests} one="# guest" other="# guests" />
        </small>
      )}
    </>
  );
}
