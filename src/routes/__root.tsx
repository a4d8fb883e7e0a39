import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Broken } from '../ui/Broken.tsx';
import type { RouterContext } from './-context.ts';
import { RouteTitle } from './-screens/RouteTitle.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  errorComponent: Broken,
  component: () => (
    <>
      <RouteTitle />
      <Outlet />
    </>
  ),
});
