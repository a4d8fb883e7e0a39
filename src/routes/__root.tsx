import { createRootRouteWithContext, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { needMessages } from '../i18n/organiser-catalogues.ts';
import { Broken } from '../ui/page/Broken.tsx';
import type { RouterContext } from './-context.ts';
import { getPartsOfRoute } from './-message-parts.ts';
import { RouteTitle } from './-screens/RouteTitle.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // For a path that cannot be decoded the router matches no route at all, not even the one for unknown paths.
  beforeLoad: async ({ location, matches }) => {
    if (!isDecodable(location.pathname)) throw redirect({ to: '/pages/errors/error-404', replace: true });
    await needMessages(matches.flatMap(({ routeId }) => getPartsOfRoute(routeId)));
  },
  // If the address cannot be decoded, the browser’s router shows this before it runs any guard.
  notFoundComponent: () => <Navigate to="/pages/errors/error-404" replace />,
  errorComponent: Broken,
  component: () => (
    <>
      <RouteTitle />
      <Outlet />
    </>
  ),
});

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
