import { createFileRoute } from '@tanstack/react-router';
import { EventLayout } from '../../-screens/EventLayout.tsx';

/** The pages of one event: its header stays while the part below it changes. */
export const Route = createFileRoute('/_organiser/_signed-in/_event')({ component: OneEvent });

function OneEvent() {
  const { session } = Route.useRouteContext();
  return <EventLayout session={session} />;
}
