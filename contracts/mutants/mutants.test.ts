import { beforeEach, expect, test, vi } from 'vitest';
import { allFlows } from '../conformance/flows/all-flows.ts';
import { serveMocks } from '../mock-host.ts';
import { committedFile } from '../pact-file.ts';
import { createQuietVerifier } from '../quiet-verifier.ts';
import { findFailures, mutants } from './find-mutants.ts';
import { tolerated } from './tolerated.ts';

/** With `ALL=1` all faulty backends are tried, and the correct ones; otherwise every 40th. */
const isEach = Boolean(process.env.ALL);

// A mutant may throw, and the mock then prints the error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('each flow has a faulty backend', () => {
  const named = new Set(mutants.map(({ flow }) => flow));
  expect(allFlows.filter(({ name }) => !named.has(name))).toEqual([]);
});

const sample = mutants.filter((_, n) => isEach || n % 40 === 0);

test.concurrent.for(sample)('$name: $flow', async ({ flow, alteration }, { expect: expectHere }) => {
  expectHere(await findFailures(alteration, flow)).not.toEqual([]);
});

const correct = isEach ? Object.entries(tolerated) : [];

test.concurrent.for(correct)(
  '%s: no check refuses it',
  { timeout: 180_000 },
  async ([, alteration], { expect: expectHere }) => {
    expectHere(await findFailures(alteration)).toEqual([]);
    const host = await serveMocks(alteration);
    const verifier = createQuietVerifier();
    const { broken } = await verifier.verify({ ...host, file: committedFile });
    verifier.close();
    host.close();
    expectHere(broken).toEqual([]);
  },
);
