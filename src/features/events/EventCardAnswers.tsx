import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Analytics, countNotAnswered } from '../../domain/analytics.ts';
import { AnswerMeter } from '../../domain/AnswerMeter.tsx';
import styles from './EventCard.module.css';

/** The answers of an event on its card, in guests: the server sends no number of people for those who declined. */
export function EventCardAnswers({ analytics }: { analytics: Analytics }) {
  const { i18n } = useLingui();
  const { total, accepted: coming, rejected } = analytics;
  const open = countNotAnswered(analytics);
  if (!total || coming === undefined || rejected === undefined || open === undefined) return null;
  return (
    <>
      <p className={styles.headline}>
        <b>{i18n.number(coming)}</b>{' '}
        <span>
          <Trans>
            of <Plural value={total} one="# guest" other="# guests" />{' '}
            <Plural value={coming} one="coming" other="coming" />
          </Trans>
        </span>
      </p>
      <AnswerMeter coming={coming} declined={rejected} waiting={open} size="small" />
      <p className={styles.numbers}>
        <span data-answer="declined">
          <Plural value={rejected} one="# declined" other="# declined" />
        </span>
        <span>
          <Plural value={open} one="# not answered" other="# not answered" />
        </span>
      </p>
    </>
  );
}
