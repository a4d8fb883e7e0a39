import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { config } from './config.ts';
import type { RouterContext } from './routes/-context.ts';
import { RouteError } from './routes/-screens/RouteError.tsx';
import { routeTree } from './routeTree.gen.ts';

const signedIn = '/_organiser/_signed-in';

/** What a browser gives the router by itself. */
interface Surroundings {
  history: RouterHistory;
  origin: string;
  isServer: false;
  scrollRestoration: boolean;
}

/** The organisers' router. Search parameters are plain text: an id of digits stays as it is. */
export function createAppRouter(parts: Omit<RouterContext, 'needsSignIn'>, outsideBrowser?: Surroundings) {
  const router = createRouter({
    routeTree,
    context: { ...parts, needsSignIn },
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
  /** A logout needs a sign-in, but nobody means to come back to one. */
  function needsSignIn(pathname: string): boolean {
    const [matched] = router.getMatchedRoutes(pathname);
    const routes = new Set<string>(matched.map(({ id }) => id));
    return routes.has(signedIn) && !routes.has(`${signedIn}/logout`);
  }
  return router;
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
