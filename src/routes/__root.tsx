import { createRootRouteWithContext, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { needMessages } from '../i18n/organiser-catalogues.ts';
import { Broken } from '../ui/states/Broken.tsx';
import type { RouterContext } from './-context.ts';
import { getMessageParts } from './-message-parts.ts';
import { useRouteTitle } from '../ui/layout/route-title.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // For a path that cannot be decoded the router matches no route at all, not even the one for unknown paths.
  beforeLoad: async ({ location, matches }) => {
    if (decode(location.pathname) === undefined)
      throw redirect({ to: '/pages/errors/error-404', replace: true });
    await needMessages(matches.flatMap(({ staticData }) => getMessageParts(staticData)));
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

/** Sets the title of the tab, and announces a change of page to screen readers. */
function RouteTitle() {
  const text = useRouteTitle();
  return (
    <>
      <title>{text ? `${text} · Guestwise` : 'Guestwise'}</title>
      <p className="visually-hidden" role="status">
        {text}
      </p>
    </>
  );
}

/** Undefined if it cannot be decoded. The result must be used: bundlers remove a call that they take for pure. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
