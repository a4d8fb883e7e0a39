import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftFile } from './pact-file.ts';

const description = readFileSync(join(import.meta.dirname, '../openapi/backend.yaml'), 'utf8');

/** Where the pact and a description contradict each other, in words. */
async function contradictions(yaml: string): Promise<string[]> {
  const comparator = new Comparator({ oas: parse(yaml) });
  const found: string[] = [];
  // Warnings count too: a query or a header that the description does not know is one.
  for await (const result of comparator.compare(JSON.parse(readFileSync(draftFile, 'utf8')))) {
    if (result.type !== 'info') found.push(inWords(result));
  }
  return found;
}

const inWords = ({ type, message, mockDetails }: Result) =>
  `${type}: ${mockDetails?.interactionDescription ?? 'the pact'}: ${message} (${mockDetails?.location ?? ''})`;

test('the pact asks for nothing that openapi/backend.yaml does not say', async () => {
  expect(await contradictions(description)).toEqual([]);
});

test.each([
  ['isWAPhone', 'onWhatsApp', 'listGuests: the filter isWAPhone'],
  ['rsvpCount', 'count', 'saveRsvp: three will come'],
  ['totalDocs', 'total', 'listGuests: all guests'],
  ['/api/v1/users/me', '/api/v1/me', 'getMe: an organiser'],
])('a description in which %s became %s contradicts the pact', async (from, to, interaction) => {
  const found = await contradictions(description.replaceAll(from, to));
  expect(found.filter((words) => words.includes(interaction))).not.toEqual([]);
});
