import { EventAnswers } from '../../features/events/EventAnswers.tsx';
import type { Unsaved } from '../../features/events/EventEditor.tsx';
import { EventInvitation } from '../../features/events/EventInvitation.tsx';
import type { EventTab } from '../../features/events/schema.ts';

interface EventPartProps {
  eventId: string;
  tab: EventTab;
  unsaved: Unsaved;
}

/** The part of an event that its tab names. */
export function EventPart({ eventId, tab, unsaved }: EventPartProps) {
  if (tab === 'invitation') return <EventInvitation eventId={eventId} unsaved={unsaved} />;
  return <EventAnswers eventId={eventId} />;
}
