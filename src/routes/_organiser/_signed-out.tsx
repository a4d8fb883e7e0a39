import { createFileRoute } from '@tanstack/react-router';
import { Splash } from '../../ui/states/Splash.tsx';
import { redirectSearch, requireSignedOut } from '../-guards/guard-route.ts';

/** Pages for signed-out people; signed-in ones are redirected to their destination, or to /events. */
export const Route = createFileRoute('/_organiser/_signed-out')({
  validateSearch: redirectSearch,
  beforeLoad: async ({ context, search }) =>
    requireSignedOut(await context.session.waitForAuthCheck(), search.redirect, context),
  pendingComponent: Splash,
});
