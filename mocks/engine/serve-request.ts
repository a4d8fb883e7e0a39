import { getWorldName } from '../world/choice.ts';
import type { World } from '../world/world.ts';
import { answerCall } from './answer-call.ts';
import { type Incoming, type Next, parseParams, parseQuery } from './incoming.ts';
import type { Api, Route, Validator } from './operation.ts';

/** An API and what it needs to respond to requests. */
export interface Served<Db> {
  api: Api<Db>;
  /** Returns the world with this name. */
  world(name: string): World<Db>;
  /** Node only: ajv compiles its checks with eval, which a strict CSP forbids. */
  validator?: Validator;
  /** Handles a call before it reaches the server, such as a scenario. Default: passes it on. */
  meet?: Meeting;
}

export type Meeting = (
  request: Request,
  world: World<unknown>,
  call: Incoming,
  server: Next,
) => Promise<Response>;

/** Routes with fewer parameters first, so that /guests/discrepancies is not matched as /guests/{guestId}. */
export const sortRoutes = (api: Api<never>): [operationId: string, route: Route][] =>
  Object.entries(api.routes).sort(([, one], [, other]) => countParams(one) - countParams(other));

/** Responds to a request that matches a route, and logs it in its world. */
export async function serveRequest<Db>(
  { api, validator, world: findWorld, meet = (_request, _world, call, server) => server(call) }: Served<Db>,
  [operationId, route]: [operationId: string, route: Route],
  request: Request,
): Promise<Response> {
  const world = findWorld(getWorldName(request));
  const call = await readCall(operationId, route, request);
  const entry = world.log.add(toLogEntry(call));
  const response = await meet(request, world, call, (met) => answerCall(api, world, met, validator));
  entry.status = response.status;
  return response;
}

/** Responds to requests without a library. The returned function resolves to undefined where no route matches. */
export function createServer<Db>(served: Served<Db>): (request: Request) => Promise<Response | undefined> {
  const routes = sortRoutes(served.api);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const route = routes.find(
      ([, { method, path }]) => method === request.method && parseParams(path, pathname) !== undefined,
    );
    return route && serveRequest(served, route, request);
  };
}

async function readCall(operationId: string, route: Route, request: Request): Promise<Incoming> {
  const url = new URL(request.url);
  return {
    operationId,
    method: request.method,
    path: url.pathname,
    params: parseParams(route.path, url.pathname) ?? {},
    query: parseQuery(route, url.searchParams),
    body: await request.text(),
    authorization: request.headers.get('authorization'),
    signal: request.signal,
    lenient: false,
  };
}

function toLogEntry({ operationId, method, path, authorization, body }: Incoming) {
  const call = { operationId, method, path, authorization: authorization !== null, status: 0 };
  return body === '' ? call : { ...call, body: parseBody(body) };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const countParams = (route: Route) => route.path.split('{').length;
