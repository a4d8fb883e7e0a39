import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import type { Event } from '../../../domain/event/event.ts';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { useOpened } from '../../../domain/guest/opened-log.ts';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import styles from '../answers/event-answers.module.css';

interface FirstStepsProps {
  event: Event;
  /** The number of messages of the event, if known. */
  messageCount: number | undefined;
}

/** The steps from a new event to its first answer, each with a seal for done. Hidden after the first answer. */
export function FirstSteps(props: FirstStepsProps) {
  const { total, accepted, rejected } = props.event.analytics;
  const isAnswered = total !== 0 && (accepted === undefined || accepted + (rejected ?? 0) > 0);
  // These are steps themselves.
  const isStep = useLocation({ select: ({ pathname }) => /\/(?:import|remind)$/.test(pathname) });
  return isAnswered || isStep ? null : <OpenSteps {...props} />;
}

function OpenSteps({ event: { id, name, analytics }, messageCount = 0 }: FirstStepsProps) {
  const { t } = useLingui();
  const opened = useOpened(id);
  const { data: list } = useQuery({ ...allGuestsQuery(useApi(), id), enabled: opened.size > 0 });
  const areShared =
    list?.isComplete &&
    list.guests.length > 0 &&
    list.guests.every((guest) => guest.invitees === 0 || opened.has(guest.id ?? ''));
  const hasGuests = (analytics.total ?? 0) > 0;
  const guests = { to: '/events/guests/$filter', params: { filter: 'all' } } as const;
  const params = { eventId: id, handle: handleInAddress(name) };
  return (
    <Surface as="nav" className={styles.firstSteps} aria-label={t`First steps`}>
      <ol>
        <li data-done>
          <span>
            <Trans>Event created</Trans>
          </span>
        </li>
        <li data-done={hasGuests || undefined}>
          {hasGuests ? (
            <Link className={styles.stepLink} {...guests} search={{ event: id, add: true }}>
              <Trans>Add guests</Trans>
            </Link>
          ) : (
            <ButtonLink {...guests} search={{ event: id, add: true }} appearance="primary">
              <Trans>Add guests</Trans>
            </ButtonLink>
          )}
        </li>
        <li data-done={messageCount > 0 || undefined}>
          <Link
            className={styles.stepLink}
            to="/apps/event/$eventId/{-$handle}"
            params={params}
            search={{ tab: 'messages', message: messageCount > 0 ? undefined : 'new' }}
          >
            <Trans>Write the message</Trans>
          </Link>
        </li>
        <li data-done={areShared || undefined}>
          {hasGuests ? (
            <Link className={styles.stepLink} to="/events/$eventId/remind" params={{ eventId: id }}>
              <Trans>Share the links</Trans>
            </Link>
          ) : (
            <span>
              <Trans>Share the links</Trans>
            </span>
          )}
        </li>
      </ol>
    </Surface>
  );
}
