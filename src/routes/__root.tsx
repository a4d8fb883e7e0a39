import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from './-context.ts';
import { RouteTitle } from './-RouteTitle.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <RouteTitle />
      <Outlet />
    </>
  ),
});
