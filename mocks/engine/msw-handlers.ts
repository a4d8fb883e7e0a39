import { http, type HttpHandler } from 'msw';
import { answerCall } from './answer-call.ts';
import { worldOf } from '../world/choice.ts';
import { paramsOf, queryOf, type Incoming, type Next } from './incoming.ts';
import type { Api, Route, Validator } from './operation.ts';
import type { World } from '../world/world.ts';

export interface Served<Db> {
  api: Api<Db>;
  /** The world of that name. */
  world(name: string): World<Db>;
  /** Given in Node, and not in a page: its checks are compiled by eval, which a strict CSP forbids. */
  validator?: Validator;
  /** What happens to a call before it reaches the server; nothing, if left out. */
  meet?: Meeting;
}

export type Meeting = (
  request: Request,
  world: World<unknown>,
  call: Incoming,
  server: Next,
) => Promise<Response>;

/** An MSW handler for every operation of an interface, at the method and path that its description gives. */
export function mswHandlers<Db>(served: Served<Db>): HttpHandler[] {
  const { api, validator, meet = (_request, _world, call, server) => server(call) } = served;
  // Templates with fewer parameters first: /guests/discrepancies is no /guests/{guestId}.
  const routes = Object.entries(api.routes).toSorted(
    ([, one], [, other]) => parameters(one) - parameters(other),
  );
  return routes.map(([operationId, route]) => {
    const method = http[methodOf(route)];
    const isHere = ({ request }: { request: Request }) => {
      const params = paramsOf(route.path, new URL(request.url).pathname);
      return { matches: params !== undefined, params: params ?? {} };
    };
    return method(isHere, async ({ request }) => {
      const world = served.world(worldOf(request));
      const call = await incoming(operationId, route, request);
      const entry = world.log.add(logged(call));
      const response = await meet(request, world, call, (met) => answerCall(api, world, met, validator));
      entry.status = response.status;
      return response;
    });
  });
}

async function incoming(operationId: string, route: Route, request: Request): Promise<Incoming> {
  const url = new URL(request.url);
  return {
    operationId,
    method: request.method,
    path: url.pathname,
    params: paramsOf(route.path, url.pathname) ?? {},
    query: queryOf(route, url.searchParams),
    body: await request.text(),
    authorization: request.headers.get('authorization'),
    signal: request.signal,
    lenient: false,
  };
}

function logged({ operationId, method, path, authorization, body }: Incoming) {
  const call = { operationId, method, path, authorization: authorization !== null, status: 0 };
  return body === '' ? call : { ...call, body: readable(body) };
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const parameters = (route: Route) => route.path.split('{').length;

function methodOf(route: Route): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const method = route.method.toLowerCase();
  if (
    method === 'get' ||
    method === 'post' ||
    method === 'put' ||
    method === 'patch' ||
    method === 'delete'
  ) {
    return method;
  }
  throw new Error(`${route.method} ${route.path}: no such method here`);
}
