import { backend } from '../backend/backend.ts';
import type { Db } from '../backend/db.ts';
import { getWorldName } from '../world/choice.ts';
import { control } from '../control/control.ts';
import { meetScenarios } from '../scenarios/meet-scenarios.ts';
import { createServer } from '../engine/serve-request.ts';
import type { Validator } from '../engine/operation.ts';
import { notFound, problemResponse } from '../engine/refusal.ts';
import type { World } from '../world/world.ts';
import { serveCard } from './card.ts';
import { knownScenarios } from './known-scenarios.ts';

export interface Responding {
  world(name: string): World<Db>;
  /** Passed in Node, but not in a page: see Served. */
  validator?: Validator;
}

/**
 * The whole mock host: `/api/…`, `/cards/…` and `/_mock/…`. Returns undefined for other paths. A response of type
 * `error` means a cut connection.
 */
export function createResponder({ world, validator }: Responding) {
  const operationIds = [...knownScenarios.operationIds];
  const served = { api: backend, world, meet: meetScenarios(knownScenarios) };
  const answer = createServer(validator ? { ...served, validator } : served);

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_mock/')) return control(request, world(getWorldName(request)), operationIds);
    if (pathname.startsWith('/cards/')) return serveCard(request, world(getWorldName(request)), operationIds);
    if (!pathname.startsWith('/api/')) return undefined;
    return (
      (await answer(request)) ??
      problemResponse(notFound(`The description has no ${request.method} ${pathname}`))
    );
  };
}
