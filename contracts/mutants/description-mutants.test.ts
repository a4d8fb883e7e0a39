import { expect, test } from 'vitest';
import { checks } from '../description/checks.ts';
import { readPact } from '../description/pact.ts';
import { draftFile } from '../pact-file.ts';
import { copyOriginal } from './description-mutant.ts';
import { descriptionMutants } from './description-mutants.ts';

const pact = readPact(draftFile);

test.each(descriptionMutants)('$name: $check', async (mutant) => {
  const { check, says, change } = mutant;
  const api = copyOriginal(mutant);
  change(api);
  const found = await checks.find(({ name }) => name === check)?.find(api, pact);
  expect(found?.join('\n')).toContain(says);
});

test('there are at least forty', () => {
  expect(descriptionMutants.length).toBeGreaterThanOrEqual(40);
});
