import { devNull } from 'node:os';
import { expect, test, vi } from 'vitest';
import { routes } from '../mocks/backend/routes.gen.ts';
import { begin } from './consumer.ts';
import { serveMocks } from './mock-host.ts';
import { draftFile, getOperationId, readInteractions } from './pact-file.ts';
import { createQuietVerifier } from './quiet-verifier.ts';
import { serveReference } from './reference/backend.ts';

const interactions = readInteractions(draftFile);

test.each([
  { backend: 'the mock backend', serve: serveMocks },
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

test('a backend over http needs no certificate of the system', { timeout: 60_000 }, async () => {
  vi.stubEnv('SSL_CERT_FILE', devNull);
  vi.stubEnv('SSL_CERT_DIR', devNull);
  const host = await serveMocks();
  const verifier = createQuietVerifier();
  const { kept, broken } = await verifier.verify({ ...host, file: draftFile, only: '^deleteEvent' });
  verifier.close();
  host.close();
  vi.unstubAllEnvs();
  expect({ broken, isAny: kept.length > 0 }).toEqual({ broken: [], isAny: true });
});

test('every operation of the description has an interaction', () => {
  const covered = new Set(interactions.map(getOperationId));
  expect(Object.keys(routes).filter((id) => !covered.has(id))).toEqual([]);
});

test('two interactions cannot have the same name', () => {
  expect(() => begin('getMe', 'an organiser')).toThrow('already');
});

test('every interaction names a state of the backend', () => {
  const stateless = interactions.filter(({ providerStates }) => providerStates.length === 0);
  expect(stateless, 'Name one in `given`.').toEqual([]);
});
