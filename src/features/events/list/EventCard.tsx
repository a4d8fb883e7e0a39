import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { getCoverAddress } from '../../../domain/event/cover-address.ts';
import type { EventSummary } from '../../../domain/event/event.ts';
import { EventCover } from '../../../shared/event/EventCover.tsx';
import { EventName } from '../../../shared/event/EventName.tsx';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { useShownAnalytics } from '../../../shared/guest/hidden-guests.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { allowsMotion } from '../../../ui/layout/motion.ts';
import { formatEditedAgo } from './edited-ago.ts';
import styles from './event-list.module.css';
import { type Analytics, countAnswers, countComing } from '../../../domain/event/analytics.ts';
import { AnswerMeter } from '../../../shared/event/AnswerMeter.tsx';
import { ComingHeadline, InvitationCount } from '../../../shared/event/ComingHeadline.tsx';

interface EventCardProps {
  event: EventSummary;
  /** `answers` links to the event; `guests` to its guest list, where a guest list is to be chosen. */
  leadsTo: 'answers' | 'guests';
}

/** One event: its cover, its name, and the answers so far if the server sends them. */
export function EventCard({ event, leadsTo }: EventCardProps) {
  const { t, i18n } = useLingui();
  const { id, name, image, updatedAt } = event;
  const analytics = useShownAnalytics(id ?? '', event.analytics);
  const edited = formatEditedAgo(updatedAt, i18n.locales ?? i18n.locale);
  const glow = getCoverAddress(image);
  const guests = { to: '/events/guests/$filter', params: { filter: 'all' }, search: { event: id } } as const;
  const part = (tab: 'answers' | 'invitation') =>
    ({
      to: '/apps/event/$eventId/{-$handle}',
      params: { eventId: id ?? '', handle: handleInAddress(name) },
      search: { tab },
    }) as const;
  return (
    <Card className={styles.card}>
      <span className={styles.shelf}>
        {glow && <img className={styles.glow} src={glow} alt="" loading="lazy" decoding="async" />}
        <EventCover image={image} size="large" eventId={id} />
      </span>
      <div className={styles.facts}>
        <h2>
          {id === undefined ? (
            <EventName name={name} isClamped />
          ) : (
            <Link {...(leadsTo === 'guests' ? guests : part('answers'))} viewTransition={allowsMotion()}>
              <EventName name={name} isClamped />
            </Link>
          )}
        </h2>
        <EventCardAnswers analytics={analytics} />
        <p className={styles.foot}>{edited !== undefined && <Trans>Edited {edited}</Trans>}</p>
        {leadsTo === 'answers' && id !== undefined && (
          <p className={joinClasses(styles.actions, 'screen-only')}>
            <Link {...guests} aria-label={name ? t`Guests of ${name}` : t`Guests of the untitled event`}>
              <Trans>Guests</Trans>
            </Link>
            <Link
              to="/events/$eventId/scan"
              params={{ eventId: id }}
              aria-label={name ? t`Check in for ${name}` : t`Check in for the untitled event`}
            >
              <Trans>Check in</Trans>
            </Link>
            <Link
              {...part('invitation')}
              data-edit
              aria-label={name ? t`Edit ${name}` : t`Edit the untitled event`}
            >
              <Trans>Edit</Trans>
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}

/**
 * The answers of an event on its card: the people who are coming, and the invitations by their answer, because the
 * server sends no number of people for those who declined.
 */
function EventCardAnswers({ analytics }: { analytics: Analytics }) {
  const { total, rejected } = analytics;
  if (total === 0) {
    return (
      <p className={styles.numbers}>
        <Trans>No guests yet</Trans>
      </p>
    );
  }
  if (total === undefined) return null;
  const count = countComing(analytics);
  const answers = countAnswers(analytics);
  const open = answers?.waiting;
  return (
    <>
      {count && (
        <p className={styles.headline}>
          <ComingHeadline count={count} />
        </p>
      )}
      {answers && <AnswerMeter {...answers} size="small" />}
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
