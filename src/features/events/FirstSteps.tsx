import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Event } from '../../domain/event.ts';
import { handleInAddress } from '../../domain/handle.ts';
import styles from './FirstSteps.module.css';

interface FirstStepsProps {
  event: Event;
  /** The number of messages of the event, if known. */
  messageCount: number | undefined;
}

/** The steps from a new event to its first answer, each with a seal for done. Hidden after the first answer. */
export function FirstSteps({ event: { id, name, analytics }, messageCount = 0 }: FirstStepsProps) {
  const { t } = useLingui();
  const { total, accepted, rejected } = analytics;
  const isAnswered = total !== 0 && (accepted === undefined || accepted + (rejected ?? 0) > 0);
  if (isAnswered) return null;
  const hasGuests = (analytics.total ?? 0) > 0;
  const guests = { to: '/events/guests/$filter', params: { filter: 'all' } } as const;
  const params = { eventId: id, handle: handleInAddress(name) };
  return (
    <nav className={styles.steps} aria-label={t`First steps`}>
      <ol>
        <li data-done>
          <span>
            <Trans>Event created</Trans>
          </span>
        </li>
        <li data-done={hasGuests || undefined}>
          <Link {...guests} search={{ event: id, add: 'true' }}>
            <Trans>Add guests</Trans>
          </Link>
        </li>
        <li data-done={messageCount > 0 || undefined}>
          <Link
            to="/apps/event/$eventId/{-$handle}"
            params={params}
            search={{ tab: 'messages', message: messageCount > 0 ? undefined : 'new' }}
          >
            <Trans>Write the message</Trans>
          </Link>
        </li>
        <li>
          {hasGuests ? (
            <Link to="/events/$eventId/remind" params={{ eventId: id }}>
              <Trans>Share the links</Trans>
            </Link>
          ) : (
            <span>
              <Trans>Share the links</Trans>
            </span>
          )}
        </li>
      </ol>
    </nav>
  );
}
