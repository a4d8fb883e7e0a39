import { expect, test } from 'vitest';
import { checks } from '../description/checks.ts';
import { readPact } from '../description/pact.ts';
import { currentFile, readDescription } from '../description/release.ts';
import { draftFile } from '../pact-file.ts';
import { descriptionMutants } from './description-mutants.ts';

const pact = readPact(draftFile);
const described = readDescription(currentFile);

test.each(descriptionMutants)('$name: $check', async ({ check, says, change }) => {
  const api = structuredClone(described);
  change(api);
  const found = await checks.find(({ name }) => name === check)?.find(api, pact);
  expect(found?.join('\n')).toContain(says);
});

test('there are at least forty', () => {
  expect(descriptionMutants.length).toBeGreaterThanOrEqual(40);
});
