import { expect, test } from 'vitest';
import { allFlows } from '../conformance/flows/all-flows.ts';
import { checks } from '../description-checks.ts';
import { draftFile, readInteractions } from '../pact-file.ts';
import { mutants } from './all-mutants.ts';
import { descriptionMutants } from './description-mutants.ts';
import { findFailures, isSeen } from './find-mutants.ts';

const pact = readInteractions(draftFile);

test('each flow has a faulty backend, and each check a faulty description', () => {
  const named = new Set([
    ...mutants.map(({ flow }) => flow),
    ...descriptionMutants.map(({ check }) => check),
  ]);
  expect([...allFlows, ...checks].filter(({ name }) => !named.has(name))).toEqual([]);
});

test.each(descriptionMutants)('$name: $check', (mutant) => {
  expect(isSeen(mutant, pact)).toBe(true);
});

/** `npx node contracts/mutants/run-mutants.ts` tries all of them. */
const sample = mutants.filter((_, n) => n % 40 === 0);

test.each(sample)('$name: $flow', async ({ flow, alteration }) => {
  expect(await findFailures(alteration, flow)).not.toEqual([]);
});
