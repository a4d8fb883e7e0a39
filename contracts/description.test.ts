import { expect, test } from 'vitest';
import { checks, readDescription } from './description-checks.ts';
import { draftFile, readInteractions } from './pact-file.ts';

const interactions = readInteractions(draftFile);

test.each(checks)('$name', ({ find }) => {
  expect(find(readDescription(), interactions)).toEqual([]);
});
