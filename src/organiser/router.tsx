import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { config } from '../config.ts';
import type { RouterContext } from '../routes/-context.ts';
import { RouteError } from '../routes/-screens/RouteError.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { rescueFocus } from '../ui/keyboard/focus.ts';

const signedIn = '/_organiser/_signed-in';

/** The router's defaults in a browser. */
interface Surroundings {
  history: RouterHistory;
  origin: string;
  isServer: false;
  scrollRestoration: boolean;
}

/**
 * Creates the organiser's router. Search parameters are plain text, so that an id of digits does not become a number.
 */
export function createAppRouter(context: Omit<RouterContext, 'needsSignIn'>, outsideBrowser?: Surroundings) {
  const router = createRouter({
    routeTree,
    context: { ...context, needsSignIn },
    basepath: config.basePath || '/',
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    scrollRestoration: true,
    ...outsideBrowser,
  });
  // The page before may have taken the focused element along.
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) rescueFocus();
  });
  /** Whether a login should lead to this page. /logout needs a session too, but is no page to return to. */
  function needsSignIn(pathname: string): boolean {
    const [matched] = router.getMatchedRoutes(pathname);
    const routes = new Set<string>(matched.map(({ id }) => id));
    return routes.has(signedIn) && !routes.has(`${signedIn}/logout`);
  }
  return router;
}

/** Whether a signed-out visitor is on the login page, or about to be sent there. */
export function leadsToLogin({ latestLocation, options }: ReturnType<typeof createAppRouter>): boolean {
  const { pathname } = latestLocation;
  return ['/', '/login', '/logout'].includes(pathname) || options.context.needsSignIn(pathname);
}

function stringifySearch(search: Record<string, unknown>) {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
