import { expect, test } from 'vitest';
import { allFlows } from '../conformance/flows/all-flows.ts';
import { checks } from '../description/checks.ts';
import { readPact } from '../description/pact.ts';
import { draftFile } from '../pact-file.ts';
import { mutants } from './all-mutants.ts';
import { descriptionMutants } from './description-mutants.ts';
import { findFailures, isSeen } from './find-mutants.ts';

const pact = readPact(draftFile);

test('there are three faulty backends for each flow, and two faulty descriptions for each check', () => {
  const count = (name: string) =>
    mutants.filter(({ flow }) => flow === name).length +
    descriptionMutants.filter(({ check }) => check === name).length;
  expect(allFlows.filter(({ name }) => count(name) < 3)).toEqual([]);
  expect(checks.filter(({ name }) => count(name) < 2)).toEqual([]);
});

test.each(descriptionMutants)('$name: $check', async (mutant) => {
  expect(await isSeen(mutant, pact)).toBe(true);
});

/** `npx node contracts/mutants/run-mutants.ts` tries all of them. */
const sample = mutants.filter((_, n) => n % 40 === 0);

test.each(sample)('$name: $flow', async ({ flow, alteration }) => {
  expect(await findFailures(alteration, flow)).not.toEqual([]);
});
