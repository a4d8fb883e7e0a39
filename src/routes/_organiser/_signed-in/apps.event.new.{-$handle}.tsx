import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewEventPage } from '../../../features/events/NewEventPage.tsx';
import { renderPreview } from '../../-screens/render-preview.tsx';
import { useDrafts } from '../../-use-drafts.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/event/new/{-$handle}')({
  staticData: { title: msg`New event` },
  component: NewEvent,
});

function NewEvent() {
  const { session } = Route.useRouteContext();
  const getDraft = useDrafts(session);
  return getDraft && <NewEventPage draft={getDraft('event new')} renderPreview={renderPreview} />;
}
