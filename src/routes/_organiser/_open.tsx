import { createFileRoute } from '@tanstack/react-router';
import { Splash } from '../../ui/Splash.tsx';
import { Framed } from '../-screens/Framed.tsx';

/**
 * Pages in the frame that are open to everybody. Who is there is known before anything is read: a session
 * that ends meanwhile takes every read with it.
 */
export const Route = createFileRoute('/_organiser/_open')({
  beforeLoad: async ({ context }) => void (await context.session.settled()),
  component: Open,
  pendingComponent: Splash,
});

function Open() {
  return <Framed {...Route.useRouteContext()} />;
}
