import { expect, test } from 'vitest';
import { allFlows } from '../conformance/flows/all-flows.ts';
import { findFailures, mutants } from './find-mutants.ts';

test('each flow has a faulty backend', () => {
  const named = new Set(mutants.map(({ flow }) => flow));
  expect(allFlows.filter(({ name }) => !named.has(name))).toEqual([]);
});

/** `npx node tools/mutants.ts` tries all of them. */
const sample = mutants.filter((_, n) => n % 40 === 0);

test.each(sample)('$name: $flow', async ({ flow, alteration }) => {
  expect(await findFailures(alteration, flow)).not.toEqual([]);
});
