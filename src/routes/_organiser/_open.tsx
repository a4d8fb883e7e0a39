import { createFileRoute } from '@tanstack/react-router';
import { Splash } from '../../ui/states/Splash.tsx';
import { DashboardLayout } from '../-screens/DashboardLayout.tsx';

/**
 * Public pages in the frame. The visitor is identified before any read, because a session that ends meanwhile cancels
 * all reads.
 */
export const Route = createFileRoute('/_organiser/_open')({
  beforeLoad: async ({ context }) => void (await context.session.waitForAuthCheck()),
  component: Open,
  pendingComponent: Splash,
});

function Open() {
  return <DashboardLayout {...Route.useRouteContext()} />;
}
