import { expect, test } from 'vitest';
import { serveAltered } from './altered-host.ts';
import { draftFile, readInteractions } from './pact-file.ts';
import { states } from './states.ts';
import { verify } from './verification.ts';

const interactions = readInteractions(draftFile);
const asked = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));

test('the mock backend keeps the pact over real HTTP', { timeout: 60_000 }, async () => {
  const { origin, world, close } = await serveAltered();
  const { kept, broken, broughtAbout } = await verify(origin, world);
  close();
  expect(broken).toEqual([]);
  expect(kept.toSorted()).toEqual(interactions.map(({ description }) => description).toSorted());
  expect(broughtAbout.toSorted()).toEqual(asked.toSorted());
});

test('every interaction says in which state the backend is', () => {
  const stateless = interactions.filter(({ providerStates }) => providerStates.length === 0);
  expect(stateless, 'Begin it with .given(…).').toEqual([]);
});

test('every state that can be brought about is asked for', () => {
  const idle = Object.keys(states).filter((name) => !asked.includes(name));
  expect(idle, 'Take it out of contracts/states.ts.').toEqual([]);
});
