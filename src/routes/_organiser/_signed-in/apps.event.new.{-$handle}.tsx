import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewEventPage } from '../../../features/events/editor/NewEventPage.tsx';
import { newEventSearch } from '../../../features/events/schema.ts';
import { EventCopy } from '../../-screens/EventCopy.tsx';
import { renderPreview } from '../../-screens/render-preview.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/new/{-$handle}')({
  staticData: { title: msg`New event` },
  validateSearch: newEventSearch,
  component: NewEvent,
});

function NewEvent() {
  const { copy, into, guests } = Route.useSearch();
  if (copy === undefined) return <NewEventPage renderPreview={renderPreview} />;
  return <EventCopy key={copy} eventId={copy} into={into} hasGuests={guests !== undefined} />;
}
