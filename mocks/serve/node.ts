import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCard } from '../backend/cards/read-card.ts';
import { routes } from '../backend/routes.gen.ts';
import { getResponse } from '../engine/handlers.ts';
import { parseParams } from '../engine/incoming.ts';
import type { World } from '../world/world.ts';
import { defaultWorld, Worlds } from '../world/worlds.ts';
import { chooseByAddress } from './choose-by-address.ts';
import { createHostHandlers } from './host-handlers.ts';
import { createMockWorld, getMockApis, type MockDb } from './mock-world.ts';
import { toRequest, send } from './over-http.ts';
import { createStateWriter, restoreFrom } from './state-file.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export interface MockServerOptions {
  worlds: Worlds<MockDb>;
  /** The operationIds that are passed on, for example to the proxy of a real backend. */
  pass?: readonly string[];
}

/** Worlds in memory; the default one is kept in a file, if a file is given. */
export function createWorlds(file?: string): Worlds<MockDb> {
  return new Worlds<MockDb>((name) => {
    if (file === undefined || name !== defaultWorld) return createMockWorld(name);
    const write = createStateWriter(file, () => world);
    const world: World<MockDb> = createMockWorld(name, write);
    restoreFrom(file, world);
    return world;
  });
}

/** The mock backend over real HTTP, as connect-style middleware: answers its own calls and passes the others on. */
export function createMockServer({ worlds, pass = [] }: MockServerOptions): Middleware {
  const handlers = createHostHandlers((name) => worlds.get(name), getMockApis(), readCard);
  const answerRequest: AsyncMiddleware = async (request, response, next) => {
    try {
      const answer = await getResponse(handlers, await toRequest(request, response));
      if (answer) await send(answer, response);
      else next();
    } catch (error) {
      // A client that disconnects midway is not an error.
      if (!response.destroyed) next(error);
    }
  };
  return (request, response, next) => {
    // Decided before the body is read, because a proxy after this must read it itself.
    if (isPassed(request, pass)) next();
    else if (isOurs(request.url ?? '/')) void answerRequest(request, response, next);
    else chooseByAddress(request, response, next);
  };
}

type AsyncMiddleware = (...parts: Parameters<Middleware>) => Promise<void>;

/** With every operation passed, so is all that a real host would answer: other paths of its API, and the cards. */
function isPassed({ method, url = '/' }: IncomingMessage, pass: readonly string[]) {
  const [path = ''] = url.split('?');
  if (pass.length === Object.keys(routes).length && /^\/(?:api\/v1|cards)\//.test(path)) return true;
  return pass.some((operationId) => {
    const route = Object.hasOwn(routes, operationId) && routes[operationId as keyof typeof routes];
    return route && route.method === method && parseParams(route.path, path) !== undefined;
  });
}

const isOurs = (url: string) => /^\/(?:api|cards|_mock)\//.test(url);

// The development server reloads this file when a mock was edited; the state must survive that.
const shared = globalThis as { guestwiseMockWorlds?: Worlds<MockDb> };

const servers = new Map<string, Middleware>();

/**
 * The mock backend of the development server, of preview and of `npm run mocks`. It keeps its state in a file for each
 * port: two servers that wrote to the same file would undo each other's changes.
 * @param pass the operations that a real backend answers
 */
export function createMiddleware(pass: readonly string[] = []): Middleware {
  const name = pass.join();
  return (request, response, next) => {
    const worlds = (shared.guestwiseMockWorlds ??= createWorlds(`.mocks/${request.socket.localPort}.json`));
    const server = servers.get(name) ?? createMockServer({ worlds, pass });
    servers.set(name, server);
    server(request, response, next);
  };
}
