import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findContradictions } from './description/contradictions.ts';
import { draftFile } from './pact-file.ts';

const description = readFileSync(join(import.meta.dirname, '../openapi/backend.yaml'), 'utf8');
const pact: unknown = JSON.parse(readFileSync(draftFile, 'utf8'));

test('the pact asks for nothing that openapi/backend.yaml does not say', async () => {
  expect(await findContradictions(parse(description) as object, pact)).toEqual([]);
});

test.each([
  ['isWAPhone', 'onWhatsApp', 'listGuests: the filter isWAPhone'],
  ['rsvpCount', 'count', 'saveRsvp: three will come'],
  ['totalDocs', 'total', 'listGuests: all guests'],
  ['/api/v1/users/me', '/api/v1/me', 'getMe: an organiser'],
])('a description in which %s became %s contradicts the pact', async (from, to, interaction) => {
  const found = await findContradictions(parse(description.replaceAll(from, to)) as object, pact);
  expect(found.filter((words) => words.includes(interaction))).not.toEqual([]);
});
