import type { Db } from '../backend/db.ts';
import { routes as backendRoutes } from '../backend/routes.gen.ts';
import { control } from '../control/control.ts';
import { createHandlers, http, type HttpHandler, type HandlerOptions } from '../engine/handlers.ts';
import { notFound, problemResponse } from '../engine/refusal.ts';
import { createInterceptor } from '../scenarios/intercept.ts';
import type { Known } from '../scenarios/scenario-grammar.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { routes as templateRoutes } from '../template/routes.gen.ts';
import { getWorldName } from '../world/choice.ts';
import { type ReadCard, serveCard } from './card.ts';

/** The scenarios that a browser may request. */
export const knownScenarios: Known = {
  scenarios,
  operationIds: [...Object.keys(backendRoutes), ...Object.keys(templateRoutes)],
};

/**
 * Creates the MSW handlers of a whole host: the operations of its APIs, `/cards/…` and `/_mock/…`. A response of type
 * `error` means a cut connection.
 * @param readCard reads the drawn cards; the export of the page serves them as files
 */
export function createHostHandlers<HostDb extends Db>(
  world: HandlerOptions<HostDb>['world'],
  apis: readonly Pick<HandlerOptions<HostDb>, 'api' | 'validator'>[],
  readCard?: ReadCard,
): HttpHandler[] {
  const intercept = createInterceptor(knownScenarios);
  const operationIds = [...knownScenarios.operationIds];
  return [
    ...apis.flatMap((served) => createHandlers({ ...served, world, intercept })),
    http.get('*/cards/:name', ({ request, params }) =>
      serveCard(request, String(params.name), world(getWorldName(request)), intercept, readCard),
    ),
    http.all('*/_mock/*', ({ request }) => control(request, world(getWorldName(request)), operationIds)),
    http.all('*/api/*', ({ request }) =>
      problemResponse(notFound(`The description has no ${request.method} ${new URL(request.url).pathname}`)),
    ),
  ];
}
