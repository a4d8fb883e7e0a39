import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useTestHost } from '../mocks/serve/host-for-tests.ts';
import { createWorlds } from '../mocks/serve/node.ts';
import { resetWorld } from '../mocks/world.ts';
import { defaultWorld } from '../mocks/worlds.ts';
import { draftFile, provider, readInteractions } from './pact-file.ts';
import { states } from './states.ts';

const worlds = createWorlds();
const world = worlds.get(defaultWorld);
const host = useTestHost({ worlds });
const interactions = readInteractions(draftFile);

const report = v.object({
  interactionResults: v.array(v.looseObject({ description: v.string(), result: v.string() })),
});

/** The verifier goes on without a state that it could not bring about, so we keep count ourselves. */
const broughtAbout: string[] = [];
const stateHandlers = Object.fromEntries(
  Object.entries(states).map(([name, bringAbout]) => [
    name,
    {
      setup: async (parameters: unknown) => {
        const injected = bringAbout(world, parameters ?? {});
        broughtAbout.push(name);
        return injected;
      },
    },
  ]),
);

test('the mock backend keeps the pact over real HTTP', { timeout: 60_000 }, async () => {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: host.origin.replace('localhost', '127.0.0.1'),
    pactUrls: [draftFile],
    stateHandlers,
    beforeEach: async () => resetWorld(world),
    logLevel: 'error',
  });
  const { interactionResults } = v.parse(report, JSON.parse(await verifier.verifyProvider()));
  // An interaction that is pending would not fail the verification, but the mock backend can do them all.
  expect(interactionResults.filter(({ result }) => result !== 'OK')).toEqual([]);
  expect(interactionResults).toHaveLength(interactions.length);
  const asked = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
  expect(broughtAbout.toSorted()).toEqual(asked.toSorted());
});

test('every interaction says in which state the backend is', () => {
  const stateless = interactions.filter(({ providerStates }) => providerStates.length === 0);
  expect(
    stateless.map(({ description }) => description),
    'Begin it with .given(…).',
  ).toEqual([]);
});

test('every state that can be brought about is asked for', () => {
  const asked = new Set(interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)));
  expect(
    Object.keys(states).filter((name) => !asked.has(name)),
    'Take it out of contracts/states.ts.',
  ).toEqual([]);
});
