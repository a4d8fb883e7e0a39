import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { imageNames } from '../../../features/events/event-images.ts';
import { NewEventPage } from '../../../features/events/NewEventPage.tsx';
import { renderPreview } from '../../-screens/render-preview.tsx';
import { useUnsaved } from '../../-use-unsaved.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/new/{-$handle}')({
  staticData: { title: msg`New event` },
  component: NewEvent,
});

function NewEvent() {
  const { session } = Route.useRouteContext();
  const unsaved = useUnsaved(session, 'event new', imageNames);
  return unsaved && <NewEventPage unsaved={unsaved} renderPreview={renderPreview} />;
}
