import type { AnyHandler, Api } from '../engine/operation.ts';
import { seedsVersion } from './seeds/seeds.ts';
import { createWorld, type World } from '../world/world.ts';
import { createBackendStore, dbOf, type Db } from './db.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';
import { userOf } from './users.ts';

/** The mocked backend: all of openapi/backend.yaml. */
export const backend: Api<Db> = {
  routes,
  // The types end here: what reaches a handler has been held against the description that they were made from.
  handlers: handlers as unknown as Record<string, AnyHandler<Db>>,
  userOf,
};

/** A world of the backend as its seeds have it. @param changed called after every call that may change it */
export function createBackendWorld(name: string, changed?: () => void): World<Db> {
  const store = createBackendStore();
  const parts = { db: dbOf(store), history: store, seeds: seedsVersion };
  return createWorld(name, changed ? { ...parts, changed } : parts);
}
