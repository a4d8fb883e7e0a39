import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBackendWorld } from '../backend/backend.ts';
import description from '../backend/description.gen.json' with { type: 'json' };
import type { Db } from '../backend/db.ts';
import { createValidator } from '../engine/validator.ts';
import type { World } from '../world/world.ts';
import { defaultWorld, Worlds } from '../world/worlds.ts';
import { chooseByAddress } from './choose-by-address.ts';
import { requestOf, send } from './over-http.ts';
import { createResponder } from './respond.ts';
import { keeper, restoreFrom } from './state-file.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export interface MockServerOptions {
  worlds: Worlds<Db>;
  /** The operationIds that are left to whoever comes next, such as a proxy to a real backend. */
  pass?: readonly string[];
}

/** Worlds in memory; the default one is kept in a file, if one is named. */
export function createWorlds(file?: string): Worlds<Db> {
  const worlds = new Worlds<Db>((name) => {
    if (file === undefined || name !== defaultWorld) return createBackendWorld(name);
    const world: World<Db> = createBackendWorld(
      name,
      keeper(file, () => world),
    );
    restoreFrom(file, world);
    return world;
  });
  return worlds;
}

/** The mocked backend over real HTTP, as connect-style middleware: takes what is its own, and passes the rest on. */
export function createMockServer({ worlds, pass = [] }: MockServerOptions): Middleware {
  const validator = createValidator(description);
  const respond = createResponder({ world: (name) => worlds.get(name), validator, pass });
  const answered: AsyncMiddleware = async (request, response, next) => {
    try {
      const answer = await respond(await requestOf(request, response));
      if (answer) await send(answer, response);
      else next();
    } catch (error) {
      // A client that goes away in the middle is nobody's error.
      if (!response.destroyed) next(error);
    }
  };
  return (request, response, next) => {
    if (isOurs(request.url ?? '/')) void answered(request, response, next);
    else chooseByAddress(request, response, next);
  };
}

type AsyncMiddleware = (...parts: Parameters<Middleware>) => Promise<void>;

const isOurs = (url: string) => /^\/(?:api|cards|_mock)\//.test(url);

// The development server loads this file anew when a mock was edited, and the state must outlive that.
const shared = globalThis as { guestwiseMockWorlds?: Worlds<Db> };

/** The mock backend of the development server and of preview; `MOCK_PASS=listEvents,getEvent` leaves some out. */
export const mockMiddleware = createMockServer({
  worlds: (shared.guestwiseMockWorlds ??= createWorlds('.mocks/state.json')),
  pass: (process.env.MOCK_PASS ?? '').split(',').filter(Boolean),
});
