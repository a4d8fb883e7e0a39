import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftFile } from './pact-file.ts';

const root = join(import.meta.dirname, '..');

/** In words: which interaction, and what is wrong with it. */
const inWords = ({ type, message, mockDetails }: Result) =>
  `${type}: ${mockDetails?.interactionDescription ?? 'the pact'}: ${message} (${mockDetails?.location ?? ''})`;

test('the pact asks for nothing that openapi/backend.yaml does not say', async () => {
  const oas = parse(readFileSync(join(root, 'openapi/backend.yaml'), 'utf8'));
  const comparator = new Comparator({ oas });
  const found: string[] = [];
  // Warnings count too: a header or a query that the description does not know is one.
  for await (const result of comparator.compare(JSON.parse(readFileSync(draftFile, 'utf8')))) {
    if (result.type !== 'info') found.push(inWords(result));
  }
  expect(found).toEqual([]);
});
