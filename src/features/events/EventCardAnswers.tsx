import { Plural, Trans } from '@lingui/react/macro';
import { type Analytics, countComing, countNotAnswered } from '../../domain/event/analytics.ts';
import { AnswerMeter } from '../../domain/event/AnswerMeter.tsx';
import { ComingHeadline, InvitationCount } from '../../domain/event/ComingHeadline.tsx';
import styles from './EventCard.module.css';

/**
 * The answers of an event on its card: the people who are coming, and the invitations by their answer, because the
 * server sends no number of people for those who declined.
 */
export function EventCardAnswers({ analytics }: { analytics: Analytics }) {
  const { total, accepted, rejected } = analytics;
  if (total === 0) {
    return (
      <p className={styles.numbers}>
        <Trans>No guests yet</Trans>
      </p>
    );
  }
  if (total === undefined) return null;
  const count = countComing(analytics);
  const open = countNotAnswered(analytics);
  return (
    <>
      {count && (
        <p className={styles.headline}>
          <ComingHeadline count={count} />
        </p>
      )}
      {accepted !== undefined && rejected !== undefined && open !== undefined && (
        <AnswerMeter coming={accepted} declined={rejected} waiting={open} size="small" />
      )}
      <p className={styles.numbers}>
        {count?.unit !== 'invitations' && (
          <span className={styles.invitations}>
            <InvitationCount value={total} />
          </span>
        )}
        {rejected !== undefined && (
          <span data-answer="declined">
            <Plural value={rejected} one="# declined" other="# declined" />
          </span>
        )}
        {open !== undefined && (
          <span>
            <Plural value={open} one="# not answered" other="# not answered" />
          </span>
        )}
      </p>
    </>
  );
}
