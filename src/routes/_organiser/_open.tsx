import { createFileRoute } from '@tanstack/react-router';
import { Splash } from '../../ui/Splash.tsx';
import { Framed } from '../-Framed.tsx';

/** Pages in the frame that are open to everybody; who is there is known before the frame is drawn. */
export const Route = createFileRoute('/_organiser/_open')({
  loader: async ({ context }) => void (await context.session.settled()),
  component: Open,
  pendingComponent: Splash,
});

function Open() {
  return <Framed {...Route.useRouteContext()} />;
}
