import type { AnyHandler, Api } from '../engine/operation.ts';
import { createWorld, type World } from '../world/world.ts';
import { createTemplateStore, createTemplateDb, type TemplateDb } from './db.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';
import { templateSeedsVersion } from './seeds/version.ts';

/** The mocked API of the template areas: all of openapi/template.yaml. */
export const template: Api<TemplateDb> = {
  routes,
  // The types end here: what reaches a handler has been held against the description that they were made from.
  handlers: handlers as unknown as Record<string, AnyHandler<TemplateDb>>,
  userOf: () => undefined,
};

/** The template areas as their seeds have them. @param changed called after every call that may change them */
export function createTemplateWorld(changed: () => void): World<TemplateDb> {
  const store = createTemplateStore();
  return createWorld('template', {
    db: createTemplateDb(store),
    history: store,
    seeds: templateSeedsVersion,
    changed,
  });
}
