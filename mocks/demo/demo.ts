import type { AnyHandler, Api } from '../operation.ts';
import { createWorld, type World } from '../world.ts';
import { createDemoStore, demoDbOf, demoSeedsVersion, type DemoDb } from './db.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';

/** The mocked API of the demo areas: all of openapi/demo.yaml. */
export const demo: Api<DemoDb> = {
  routes,
  // The types end here: what reaches a handler has been held against the description that they were made from.
  handlers: handlers as unknown as Record<string, AnyHandler<DemoDb>>,
  userOf: () => undefined,
};

/** The demo areas as their seeds have them. @param changed called after every call that may change them */
export function createDemoWorld(changed: () => void): World<DemoDb> {
  const store = createDemoStore();
  return createWorld('demo', { db: demoDbOf(store), history: store, seeds: demoSeedsVersion, changed });
}
