import { EventAnswers } from '../../features/events/EventAnswers.tsx';
import type { Unsaved } from '../../features/events/EventEditor.tsx';
import { EventInvitation } from '../../features/events/EventInvitation.tsx';
import type { EventTab } from '../../features/events/schema.ts';
import { renderPreview } from './render-preview.tsx';
import { EventMessaging } from './EventMessaging.tsx';

interface EventPartProps {
  eventId: string;
  tab: EventTab;
  /** The message in the address. */
  message: string | undefined;
  /** The unsaved values of a form, by the form's name. */
  getUnsaved(form: string): Unsaved;
}

/** The part of an event that its tab names. */
export function EventPart({ eventId, tab, message, getUnsaved }: EventPartProps) {
  switch (tab) {
    case 'answers':
      return <EventAnswers eventId={eventId} />;
    case 'messages':
      return (
        <EventMessaging
          eventId={eventId}
          opened={message}
          getDraft={(messageId) => getUnsaved(`message ${eventId} ${messageId}`).draft}
        />
      );
    case 'invitation':
      return (
        <EventInvitation
          eventId={eventId}
          unsaved={getUnsaved(`event ${eventId}`)}
          renderPreview={renderPreview}
        />
      );
  }
}
