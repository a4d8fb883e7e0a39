import type { AnyHandler, Api } from '../engine/operation.ts';
import { seedsVersion } from './seeds/seeds.ts';
import { createWorld, type World } from '../world/world.ts';
import { getBackendSeeds, type Db } from './db.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';
import { findUser } from './users.ts';

/** The mock backend: all of openapi/backend.yaml. */
export const backend: Api<Db> = {
  routes,
  // Types are lost here, but each call has been validated against the description that the types come from.
  handlers: handlers as unknown as Record<string, AnyHandler<Db>>,
  findUser,
};

/**
 * Creates a world of the backend from its seeds.
 * @param changed called after every call that may have changed it
 */
export const createBackendWorld = (name: string, changed?: () => void): World<Db> =>
  createWorld(name, getBackendSeeds(name), seedsVersion, changed);
