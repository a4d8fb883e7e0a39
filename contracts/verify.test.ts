import { expect, test } from 'vitest';
import { routes } from '../mocks/backend/routes.gen.ts';
import { serveMocks } from './mock-host.ts';
import { minimalResponses } from './mutants/minimal-responses.ts';
import { draftFile, getOperationId, readInteractions } from './pact-file.ts';
import { createQuietVerifier } from './quiet-verifier.ts';
import { serveReference } from './reference/backend.ts';

const interactions = readInteractions(draftFile);

test.each([
  // What the pact pins is in these responses: it is required, or was sent.
  {
    backend: 'a backend that sends the least that the description asks for',
    serve: () => serveMocks(minimalResponses),
  },
  { backend: 'the backend written from the documents alone', serve: serveReference },
])('$backend keeps the pact over real HTTP', { timeout: 60_000 }, async ({ serve }) => {
  const host = await serve();
  const verifier = createQuietVerifier();
  const { kept, broken, stateFailure } = await verifier.verify({ ...host, file: draftFile });
  verifier.close();
  host.close();
  expect({ broken, stateFailure }).toEqual({ broken: [], stateFailure: undefined });
  expect(kept.toSorted()).toEqual(interactions.map(({ description }) => description).toSorted());
});

test('every operation of the description has an interaction', () => {
  const covered = new Set(interactions.map(getOperationId));
  expect(Object.keys(routes).filter((id) => !covered.has(id))).toEqual([]);
});

test('every interaction names a state of the backend', () => {
  const stateless = interactions.filter(({ providerStates }) => providerStates.length === 0);
  expect(stateless, 'Name one in `given`.').toEqual([]);
});
