import { createFileRoute } from '@tanstack/react-router';
import { roleGroups } from '../../features/session/access.ts';
import { Splash } from '../../ui/states/Splash.tsx';
import { guardRoute, redirectSearch } from '../-guards/guard-route.ts';

/** Pages for signed-out people; signed-in ones are redirected to their destination, or to /events. */
export const Route = createFileRoute('/_organiser/_signed-out')({
  validateSearch: redirectSearch,
  beforeLoad: async ({ context, location, search }) => {
    const state = await context.session.waitUntilSettled();
    guardRoute(roleGroups.onlyGuest, state, { ...search, href: location.href }, context);
  },
  pendingComponent: Splash,
});
