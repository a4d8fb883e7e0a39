import { http, type HttpHandler } from 'msw/http';
import { getWorldName } from '../world/choice.ts';
import type { World } from '../world/world.ts';
import { answerCall } from './answer-call.ts';
import { type Incoming, type Next, parseQuery } from './incoming.ts';
import type { Api, Route, Validator } from './operation.ts';
import { parseJson } from './is-record.ts';

export { getResponse } from 'msw/utils/get-response';
export { http, type HttpHandler } from 'msw/http';

/** An API and what it needs to respond to requests. */
export interface Served<Db> {
  api: Api<Db>;
  /** Returns the world with this name. */
  world(name: string): World<Db>;
  /** Node only: ajv compiles its checks with eval, which a strict CSP forbids. */
  validator?: Validator | undefined;
  /** Handles a call before it reaches the server, such as a scenario. Default: passes it on. */
  meet?: Meeting;
}

export type Meeting = (
  request: Request,
  world: World<unknown>,
  call: Incoming,
  server: Next,
) => Promise<Response>;

/**
 * Creates an MSW handler for each operation of an API, such as `http.get('…/api/v1/events/:eventId', …)`. MSW matches
 * the request and reads the parameters; the rules of the operation are in `api.handlers`, by operationId.
 */
export const createHandlers = <Db>(served: Served<Db>): HttpHandler[] =>
  Object.entries(served.api.routes)
    // Fewer parameters first, so that /guests/discrepancies is not matched as /guests/:guestId.
    .sort(([, one], [, other]) => countParams(one) - countParams(other))
    .map(([operationId, route]) =>
      // Any origin: Vitest, phones and the page of an export all have their own.
      http[getMethod(route)](`*${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
        // MSW ignores an additional slash at the end, which a call with an empty id has.
        new URL(request.url).pathname.endsWith('/') === route.path.endsWith('/')
          ? serveCall(served, operationId, request, params)
          : undefined,
      ),
    );

/** Responds to the call of an operation, and logs it in its world. */
async function serveCall<Db>(
  { api, validator, world: findWorld, meet = (_request, _world, call, server) => server(call) }: Served<Db>,
  operationId: string,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const world = findWorld(getWorldName(request));
  const { pathname, searchParams } = new URL(request.url);
  const { [0]: _origin, ...named } = params;
  const call: Incoming = {
    operationId,
    method: request.method,
    path: pathname,
    params: named as Record<string, string>,
    query: parseQuery(api.routes[operationId]?.query ?? {}, searchParams),
    body: await request.text(),
    authorization: request.headers.get('authorization'),
    signal: request.signal,
    lenient: false,
  };
  const entry = world.log.add(toLogEntry(call));
  const response = await meet(request, world, call, (met) => answerCall(api, world, met, validator));
  entry.status = response.status;
  return response;
}

function toLogEntry({ operationId, method, path, authorization, body }: Incoming) {
  const call = { operationId, method, path, authorization: authorization !== null, status: 0 };
  return body === '' ? call : { ...call, body: parseJson(body) ?? body };
}

const countParams = (route: Route) => route.path.split('{').length;

const getMethod = ({ method }: Route) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
