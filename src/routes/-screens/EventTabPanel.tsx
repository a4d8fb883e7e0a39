import { EventAnswers } from '../../features/events/EventAnswers.tsx';
import { EventInvitation } from '../../features/events/EventInvitation.tsx';
import type { EventTab } from '../../features/events/schema.ts';
import type { GetDraft } from '../-use-drafts.ts';
import { renderPreview } from './render-preview.tsx';
import { EventMessaging } from './EventMessaging.tsx';

interface EventTabPanelProps {
  eventId: string;
  tab: EventTab;
  /** The message in the address. */
  message: string | undefined;
  /** The answers fill the screen. */
  isFull: boolean;
  getDraft: GetDraft;
}

/** The part of an event that its tab names. */
export function EventTabPanel({ eventId, tab, message, isFull, getDraft }: EventTabPanelProps) {
  switch (tab) {
    case 'answers':
      return <EventAnswers eventId={eventId} isFull={isFull} />;
    case 'messages':
      return (
        <EventMessaging
          eventId={eventId}
          opened={message}
          getDraft={(messageId) => getDraft(`message ${eventId} ${messageId}`)}
        />
      );
    case 'invitation':
      return (
        <EventInvitation
          eventId={eventId}
          draft={getDraft(`event ${eventId}`)}
          renderPreview={renderPreview}
        />
      );
  }
}
