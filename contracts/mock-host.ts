import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backend, createBackendWorld } from '../mocks/backend/backend.ts';
import type { Db } from '../mocks/backend/db.ts';
import description from '../mocks/backend/description.gen.json' with { type: 'json' };
import { createProviderStates } from '../mocks/control/provider-states.ts';
import { createHandlers, getResponse } from '../mocks/engine/handlers.ts';
import type { AnyHandler } from '../mocks/engine/operation.ts';
import { createValidator } from '../mocks/engine/validator.ts';
import { allowAnyOrigin, type Preflight } from '../mocks/serve/cors.ts';
import { toRequest, send } from '../mocks/serve/over-http.ts';

const validator = createValidator(description);

interface PlainResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Where a backend differs from the mock. */
export interface Alteration {
  /** Handlers that replace the mock's, by operationId. */
  handlers?: Record<string, AnyHandler<Db>>;
  findUser?: typeof backend.findUser;
  /** Accepts every request, valid or not. */
  acceptsInvalid?: boolean;
  /** Changes a request before it is handled. */
  changeRequest?(request: Request): Request;
  /** Changes the answer to a preflight of a path. */
  changePreflight?(preflight: Preflight, path: string): Preflight;
  /** Changes a response before it is sent. */
  changeResponse?(response: PlainResponse, request: Request): PlainResponse;
}

export interface Host {
  origin: string;
  /** The path of the provider states. */
  stateUrl: string;
  close(): void;
}

/** Starts the mock backend with its provider states on a free port, with altered behaviour. */
export async function serveMocks(alteration: Alteration = {}): Promise<Host> {
  const world = createBackendWorld('contract');
  const bringAbout = createProviderStates(world);
  const { handlers, findUser, acceptsInvalid = false, changeRequest, changeResponse } = alteration;
  const isAltered = handlers !== undefined || acceptsInvalid;
  const apiHandlers = createHandlers<Db>({
    api: {
      ...backend,
      handlers: { ...backend.handlers, ...handlers },
      findUser: findUser ?? backend.findUser,
    },
    world: () => world,
    validator: {
      request: acceptsInvalid ? () => undefined : validator.request,
      response: isAltered ? () => undefined : validator.response,
    },
  });

  const answer = async (given: Request) => {
    if (given.url.endsWith('/_pact/states')) return Response.json(bringAbout(await given.json()));
    const request = changeRequest ? changeRequest(given) : given;
    const own =
      (await getResponse(apiHandlers, request)) ??
      Response.json({ message: 'Nothing here' }, { status: 404 });
    const plain = { status: own.status, headers: own.headers, text: await own.text() };
    const { status, headers, text } = changeResponse ? changeResponse(plain, given) : plain;
    return new Response(status === 204 || text === '' ? null : text, { status, headers });
  };
  return listen(answer, alteration.changePreflight);
}

/** Serves responses on a free port, to pages of any origin. */
export async function listen(
  answer: (request: Request) => Promise<Response>,
  changePreflight?: Alteration['changePreflight'],
): Promise<Host> {
  const respond = async (message: IncomingMessage, response: ServerResponse) =>
    send(await answer(await toRequest(message, response)), response);
  const server = createServer((message, response) => {
    const next = () => {
      respond(message, response).catch((error: Error) => response.writeHead(500).end(error.message));
    };
    allowAnyOrigin(message, response, next, changePreflight);
  });
  // Node would close idle connections after five seconds, just when a test that was held up uses one again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stateUrl: `${origin}/_pact/states`, close };
}
