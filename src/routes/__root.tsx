import { createRootRouteWithContext, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { Broken } from '../ui/Broken.tsx';
import type { RouterContext } from './-context.ts';
import { RouteTitle } from './-screens/RouteTitle.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // The router matches no route at all where a path cannot be decoded, not even the one for unknown paths.
  beforeLoad: ({ location }) => {
    if (!isDecodable(location.pathname)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  // Where the address cannot be decoded, the browser’s router shows this before it runs any guard.
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
