import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { backend, createBackendWorld } from '../backend/backend.ts';
import type { Db } from '../backend/db.ts';
import description from '../backend/description.gen.json' with { type: 'json' };
import { meetScenarios } from '../scenarios/meet-scenarios.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { mswHandlers } from '../engine/msw-handlers.ts';
import { createValidator } from '../engine/validator.ts';
import type { World } from '../world/world.ts';

/**
 * Makes the mock backend answer `fetch` in the tests of a file, at any origin, with a fresh world for each test. Call
 * it at the top of the file, or of a `describe`.
 * @returns the world of the current test: set `world().scenarios = 'saves:500'`, read `world().log.calls('saveRsvp')`
 */
export function setUpMockBackend(): () => World<Db> {
  let world = createBackendWorld('test');
  const validator = createValidator(description);
  const meet = meetScenarios({ scenarios, operationIds: Object.keys(backend.routes) });
  const server = setupServer(...mswHandlers({ api: backend, world: () => world, validator, meet }));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    world = createBackendWorld('test');
  });
  afterAll(() => server.close());
  return () => world;
}
