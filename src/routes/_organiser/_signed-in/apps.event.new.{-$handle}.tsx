import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewEventPage } from '../../../features/events/NewEventPage.tsx';
import { newEventSearch } from '../../../features/events/schema.ts';
import { EventCopy } from '../../-screens/EventCopy.tsx';
import { renderPreview } from '../../-screens/render-preview.tsx';
import { useDrafts } from '../../-use-drafts.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/new/{-$handle}')({
  staticData: { title: msg`New event` },
  validateSearch: newEventSearch,
  component: NewEvent,
});

function NewEvent() {
  const { session } = Route.useRouteContext();
  const { copy, into, guests } = Route.useSearch();
  const getDraft = useDrafts(session);
  if (!getDraft) return null;
  if (copy === undefined) return <NewEventPage draft={getDraft('event new')} renderPreview={renderPreview} />;
  const draft = getDraft(`event copy ${copy}`);
  return (
    <EventCopy
      key={copy}
      eventId={copy}
      into={into}
      hasGuests={guests !== undefined}
      draft={draft}
      getImportDraft={(eventId) => getDraft(`import ${eventId}`)}
    />
  );
}
