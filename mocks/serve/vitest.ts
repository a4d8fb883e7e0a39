import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { World } from '../world/world.ts';
import { createHostHandlers } from './host-handlers.ts';
import { createMockWorld, getMockApis, type MockDb } from './mock-world.ts';

/**
 * Makes the mock host answer `fetch` in the tests of a file, at any origin, with a fresh world for each test. Call it
 * at the top of the file, or of a `describe`.
 * @returns the world of the current test: set `world().scenarios = 'saves:500'`, read `world().log.calls('saveRsvp')`
 */
export function setUpMockBackend(): () => World<MockDb> {
  let world = createMockWorld('test');
  const server = setupServer(...createHostHandlers(() => world, getMockApis()));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    world = createMockWorld('test');
  });
  afterAll(() => server.close());
  return () => world;
}
