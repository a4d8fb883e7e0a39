import { http, type HttpHandler } from 'msw/http';
import { parseJson } from './is-record.ts';
import { getWorldName } from '../world/choice.ts';
import type { World } from '../world/world.ts';
import { answerCall } from './answer-call.ts';
import { type Incoming, type Next, parseQuery } from './incoming.ts';
import type { Api, Route, Validator } from './operation.ts';

export { getResponse } from 'msw/utils/get-response';
export { http, type HttpHandler } from 'msw/http';

/** An API, and the dependencies of its handlers. */
export interface HandlerOptions<Db> {
  api: Api<Db>;
  /** Returns the world with this name. */
  world(name: string): World<Db>;
  /** Node only: ajv compiles its checks with eval, which a strict CSP forbids. */
  validator?: Validator | undefined;
  /** Default: passes each call to the server. */
  intercept?: Interceptor;
}

/** Handles a call before the server does, such as a scenario. */
export type Interceptor = (
  request: Request,
  world: World<unknown>,
  call: Incoming,
  server: Next,
) => Promise<Response>;

/**
 * Creates an MSW handler for each operation of an API, such as `http.get('…/api/v1/events/:eventId', …)`. MSW matches
 * the request and reads the parameters; the rules of the operation are in `api.handlers`, by operationId.
 */
export const createHandlers = <Db>({
  api,
  validator,
  world: findWorld,
  intercept,
}: HandlerOptions<Db>): HttpHandler[] =>
  Object.entries(api.routes)
    // Fewer parameters first, so that /guests/discrepancies is not matched as /guests/:guestId.
    .sort(([, one], [, other]) => countParams(one) - countParams(other))
    .map(([operationId, route]) =>
      // Any origin: Vitest, phones and the page of an export all have their own.
      http[getMethod(route)](
        `*${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ({ request, params: { 0: _origin, ...params } }) => {
          const { pathname, searchParams } = new URL(request.url);
          // MSW ignores an additional slash at the end, which a call with an empty id has.
          if (pathname.endsWith('/') !== route.path.endsWith('/')) return undefined;
          const world = findWorld(getWorldName(request));
          const matched = { operationId, params: params as Record<string, string> };
          const query = parseQuery(route.query, searchParams);
          const server: Next = (call) => answerCall(api, world, call, validator);
          return receive(request, world, { ...matched, query }, server, intercept);
        },
      ),
    );

/** Logs a call in its world, and passes it on. @param intercept handles the call before the server */
export async function receive(
  request: Request,
  world: World<unknown>,
  matched: Pick<Incoming, 'operationId' | 'params' | 'query'>,
  server: Next,
  intercept: Interceptor = (_request, _world, call, next) => next(call),
): Promise<Response> {
  const authorization = request.headers.get('authorization');
  const call: Incoming = {
    ...matched,
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.text(),
    authorization,
    signal: request.signal,
    lenient: false,
  };
  const { operationId, method, path, body } = call;
  const sent = body === '' ? {} : { body: parseJson(body) ?? body };
  const logged = { operationId, method, path, authorization: authorization !== null, ...sent, status: 0 };
  const entry = world.log.add(logged);
  const response = await intercept(request, world, call, server);
  entry.status = response.status;
  return response;
}

const countParams = (route: Route) => route.path.split('{').length;

const getMethod = ({ method }: Route) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
