import { expect, test } from 'vitest';
import { compareDescriptions, judgeVersion } from './description/changes.ts';
import { currentFile, readDescription } from './description/release.ts';
import type { OpenApi } from '../mocks/engine/description.ts';

const current = readDescription(currentFile);
const changed = (from: string, to: string) =>
  JSON.parse(JSON.stringify(current).replace(from, to)) as OpenApi;

test.each([
  [
    'a field that is needed',
    '"required":["_id","name","updatedAt"]',
    '"required":["_id","name","updatedAt","image"]',
    '+ getEvent: 200.data.image is required',
    true,
  ],
  [
    'a field that may be missing',
    '"required":["_id","name","updatedAt"]',
    '"required":["_id","name"]',
    '- getEvent: 200.data.updatedAt is required',
    false,
  ],
  [
    'a status that goes',
    '"429":{"$ref":"#/components/responses/Busy"},',
    '',
    '- saveRsvp: may answer 429',
    true,
  ],
  [
    'a field that may be sent',
    '"rsvpCount":{"description":"How many',
    '"note":{"type":"string"},"rsvpCount":{"description":"How many',
    '+ saveRsvp: sends.note is described',
    true,
  ],
  [
    'a call that needs no token',
    '"security":[{"bearer":[]}]',
    '"security":[]',
    '+ getMe: needs no token',
    true,
  ],
])('%s is named, and whom it breaks', (_, from, to, words, isBreaking) => {
  expect(compareDescriptions(current, changed(from, to))).toContainEqual({ words, isBreaking });
});

test.each([
  ['1.2.0', '1.2.0', false, 'changes need version 1.3.0'],
  ['1.2.0', '1.3.0', false, undefined],
  ['1.2.0', '1.3.0', true, 'breaking changes need version 2.0.0'],
  ['1.2.0', '2.0.0', true, undefined],
])('from %s to %s, breaking: %s', (released, version, isBreaking, problem) => {
  expect(judgeVersion([{ words: '+ any', isBreaking }], released, version)).toBe(problem);
});
