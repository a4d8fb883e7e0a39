import { http, type HttpHandler } from 'msw';
import { parseParams } from './incoming.ts';
import type { Route } from './operation.ts';
import { type Served, serveRequest, sortRoutes } from './serve-request.ts';

/** Creates an MSW handler for every operation of an API, at the method and path of its description. */
export const mswHandlers = <Db>(served: Served<Db>): HttpHandler[] =>
  sortRoutes(served.api).map(([operationId, route]) => {
    const matchPath = ({ request }: { request: Request }) => {
      const params = parseParams(route.path, new URL(request.url).pathname);
      return { matches: params !== undefined, params: params ?? {} };
    };
    return http[getMethod(route)](matchPath, ({ request }) =>
      serveRequest(served, [operationId, route], request),
    );
  });

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

function getMethod(route: Route) {
  const method = methods.find((each) => each === route.method.toLowerCase());
  if (!method) throw new Error(`${route.method} ${route.path}: unknown method`);
  return method;
}
