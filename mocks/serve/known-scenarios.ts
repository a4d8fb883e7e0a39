import { routes as backendRoutes } from '../backend/routes.gen.ts';
import type { Known } from '../scenarios/scenario-grammar.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { routes as templateRoutes } from '../template/routes.gen.ts';

/**
 * The scenarios that a browser may request. Its cookie may also name operations of the template areas, which are
 * answered in the page.
 */
export const knownScenarios: Known = {
  scenarios,
  operationIds: [...Object.keys(backendRoutes), ...Object.keys(templateRoutes)],
};
