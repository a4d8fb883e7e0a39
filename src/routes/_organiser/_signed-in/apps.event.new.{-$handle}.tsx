import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { messagesQuery } from '../../../domain/message/message-queries.ts';
import { NewEventPage } from '../../../features/events/editor/NewEventPage.tsx';
import { newEventSearch } from '../../../features/events/schema.ts';
import { PanelSkeleton } from '../../../ui/states/Skeleton.tsx';
import { EventCopy } from '../../-screens/EventCopy.tsx';
import { renderPreview } from '../../-screens/render-preview.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/new/{-$handle}')({
  staticData: { title: msg`New event` },
  validateSearch: newEventSearch,
  loaderDeps: ({ search: { copy } }) => ({ copy }),
  loader: async ({ context: { api, queryClient }, deps: { copy } }) => {
    if (copy === undefined) return;
    await Promise.all([
      queryClient.ensureQueryData(eventQuery(api, copy)),
      queryClient.ensureQueryData(messagesQuery(api, copy)),
    ]);
  },
  component: NewEvent,
  pendingComponent: PanelSkeleton,
});

function NewEvent() {
  const { copy } = Route.useSearch();
  if (copy === undefined) return <NewEventPage renderPreview={renderPreview} />;
  return <EventCopy key={copy} eventId={copy} />;
}
