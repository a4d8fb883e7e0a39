import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EventAnswers } from '../../features/events/EventAnswers.tsx';
import { EventInvitation } from '../../features/events/EventInvitation.tsx';
import type { EventTab } from '../../features/events/schema.ts';
import { renderPreview } from './render-preview.tsx';
import { useApi } from '../../api/use-api.ts';
import { EventCover } from '../../domain/event/EventCover.tsx';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { guestsQuery } from '../../domain/guest/guest-queries.ts';
import { getPersonalLink } from '../../domain/guest/rsvp-link.ts';
import { EventMessages } from '../../features/messages/EventMessages.tsx';
import { firstPage } from '../../ui/table/rows.ts';

interface EventTabPanelProps {
  eventId: string;
  tab: EventTab;
  /** The message in the address. */
  message: string | undefined;
  /** The answers fill the screen. */
  isFull: boolean;
}

/** The part of an event that its tab names. */
export function EventTabPanel({ eventId, tab, message, isFull }: EventTabPanelProps) {
  switch (tab) {
    case 'answers':
      return <EventAnswers eventId={eventId} isFull={isFull} />;
    case 'messages':
      return <EventMessaging eventId={eventId} opened={message} />;
    case 'invitation':
      return <EventInvitation eventId={eventId} renderPreview={renderPreview} />;
  }
}

/** The messages of an event. The preview uses its first guest as recipient. */
function EventMessaging({ eventId, opened }: { eventId: string; opened: string | undefined }) {
  const api = useApi();
  const { t } = useLingui();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const guests = useQuery(guestsQuery(api, { eventId, filter: 'all', ...firstPage }));
  const guest = guests.data?.guests.find(({ id, name }) => id !== undefined && name !== '');
  return (
    <EventMessages
      eventId={eventId}
      opened={opened}
      sample={{
        name: guest?.name ?? t({ message: 'Samira', comment: 'An example of a guest’s name' }),
        link: getPersonalLink(guest?.id ?? 'link'),
        isExample: guest === undefined,
      }}
      cover={<EventCover image={event.image} size="large" />}
    />
  );
}
