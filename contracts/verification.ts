import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import type { Db } from '../mocks/backend/db.ts';
import { resetWorld, type World } from '../mocks/world/world.ts';
import { draftFile, provider } from './pact-file.ts';
import { states } from './states.ts';

const report = v.object({
  interactionResults: v.array(v.object({ description: v.string(), result: v.string() })),
});

/**
 * Verifies the backend at an address, of which this is the world.
 * @returns the descriptions of the interactions by what came of them, and the states that were brought about: the
 *   verifier goes on without a state that fails, so whoever asks must count
 */
export async function verify(origin: string, world: World<Db>) {
  const broughtAbout: string[] = [];
  const handlers = Object.entries(states).map(([name, bringAbout]) => {
    const setup = async (parameters: unknown) => {
      const injected = bringAbout(world, parameters ?? {});
      broughtAbout.push(name);
      return injected;
    };
    return [name, { setup }] as const;
  });
  const verifier = new Verifier({
    provider,
    providerBaseUrl: origin,
    pactUrls: [draftFile],
    stateHandlers: Object.fromEntries(handlers),
    beforeEach: async () => resetWorld(world),
    logLevel: 'error',
  });
  // Where an interaction fails, an error has the report for its message.
  const text = await verifier.verifyProvider().catch((error: Error) => error.message);
  const results = v.parse(report, JSON.parse(text)).interactionResults;
  const named = (isKept: boolean) =>
    results.filter(({ result }) => (result === 'OK') === isKept).map(({ description }) => description);
  return { kept: named(true), broken: named(false), broughtAbout };
}
