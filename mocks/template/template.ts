import type { AnyHandler, Api } from '../engine/operation.ts';
import { createWorld, type World } from '../world/world.ts';
import { templateSeeds, type TemplateDb, templateSeedsVersion } from './db.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';

/** The mock API of the template areas: all of openapi/template.yaml. */
export const template: Api<TemplateDb> = {
  routes,
  // Types are lost here, but the description that they come from has checked each call's shape.
  handlers: handlers as unknown as Record<string, AnyHandler<TemplateDb>>,
  findUser: () => undefined,
};

/**
 * Creates the template areas from their seeds.
 * @param changed called after every call that may have changed them
 */
export const createTemplateWorld = (changed?: () => void): World<TemplateDb> =>
  createWorld('template', templateSeeds, templateSeedsVersion, changed);
