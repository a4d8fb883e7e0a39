import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { Trans } from '@lingui/react/macro';
import type { Event } from '../../../domain/event/event.ts';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { EventMenu } from './EventMenu.tsx';

interface EventActionsProps {
  event: Event;
  /** Whether guests are added here. */
  hasAdd: boolean;
}

/** The actions of an event, on each of its pages. */
export const EventActions = ({ event, hasAdd }: EventActionsProps) => (
  <>
    <ButtonLink to="/events/$eventId/scan" params={{ eventId: event.id }} icon={<ScanQrCode24Regular />}>
      <span>
        <Trans>Check in</Trans>
      </span>
    </ButtonLink>
    {hasAdd && (
      <ButtonLink
        appearance="primary"
        icon={<PersonAdd20Regular />}
        to="/events/guests/$filter"
        params={{ filter: 'all' }}
        search={{ event: event.id, add: 'true' }}
      >
        <span>
          <Trans>Add guests</Trans>
        </span>
      </ButtonLink>
    )}
    <EventMenu event={event} />
  </>
);

/** The way out of check-in: to the guests of the event. */
export const CloseCheckIn = ({ eventId }: { eventId: string }) => (
  <ButtonLink
    appearance="subtle"
    icon={<Dismiss20Regular />}
    to="/events/guests/$filter"
    params={{ filter: 'all' }}
    search={{ event: eventId }}
  >
    <span>
      <Trans>Close check-in</Trans>
    </span>
  </ButtonLink>
);
