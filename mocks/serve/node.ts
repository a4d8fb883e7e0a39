import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBackendWorld } from '../backend/backend.ts';
import description from '../backend/description.gen.json' with { type: 'json' };
import type { Db } from '../backend/db.ts';
import { routes } from '../backend/routes.gen.ts';
import { parseParams } from '../engine/incoming.ts';
import { createValidator } from '../engine/validator.ts';
import type { World } from '../world/world.ts';
import { defaultWorld, Worlds } from '../world/worlds.ts';
import { chooseByAddress } from './choose-by-address.ts';
import { toRequest, send } from './over-http.ts';
import { createResponder } from './respond.ts';
import { claimStateFile, createStateWriter, restoreFrom } from './state-file.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export interface MockServerOptions {
  worlds: Worlds<Db>;
  /** The operationIds that are passed on, for example to the proxy of a real backend. */
  pass?: readonly string[];
}

/** Worlds in memory; the default one is kept in a file, if a file is given. */
export function createWorlds(file?: string): Worlds<Db> {
  const worlds = new Worlds<Db>((name) => {
    if (file === undefined || name !== defaultWorld) return createBackendWorld(name);
    const world: World<Db> = createBackendWorld(
      name,
      createStateWriter(file, () => world),
    );
    restoreFrom(file, world);
    return world;
  });
  return worlds;
}

/** The mock backend over real HTTP, as connect-style middleware: answers its own calls and passes the others on. */
export function createMockServer({ worlds, pass = [] }: MockServerOptions): Middleware {
  const validator = createValidator(description);
  const respond = createResponder({ world: (name) => worlds.get(name), validator });
  const answerRequest: AsyncMiddleware = async (request, response, next) => {
    try {
      const answer = await respond(await toRequest(request, response));
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

function isPassed({ method, url = '/' }: IncomingMessage, pass: readonly string[]) {
  const [path = ''] = url.split('?');
  return pass.some((operationId) => {
    const route = Object.hasOwn(routes, operationId) && routes[operationId as keyof typeof routes];
    return route && route.method === method && parseParams(route.path, path) !== undefined;
  });
}

const isOurs = (url: string) => /^\/(?:api|cards|_mock)\//.test(url);

// The development server reloads this file when a mock was edited; the state must survive that.
const shared = globalThis as { guestwiseMockWorlds?: Worlds<Db> };

const servers = new Map<string, Middleware>();

/**
 * The mock backend of the development server, of preview and of `npm run mocks`.
 * @param pass the operations that a real backend answers
 */
export function createMiddleware(pass: readonly string[] = []): Middleware {
  const name = pass.join();
  const server =
    servers.get(name) ??
    createMockServer({
      worlds: (shared.guestwiseMockWorlds ??= createWorlds(claimStateFile('.mocks/state.json'))),
      pass,
    });
  servers.set(name, server);
  return server;
}
