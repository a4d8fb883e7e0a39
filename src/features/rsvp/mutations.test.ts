import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { readReceipt, saveRsvp } from './mutations.ts';
import { readRsvp } from './queries.ts';

const answering = (answer: () => Response | Promise<Response>) =>
  createApi('https://api.example.com/api/v1', async () => answer());
const { signal } = new AbortController();

test.each([
  ['{"status":"success"}', 'saved'],
  ['{}', 'saved'],
  ['', 'saved-unseen'],
  ['  \n', 'saved-unseen'],
  ['null', 'saved-unseen'],
  ['{"status":"suc', 'unreadable'],
  ['[]', 'unreadable'],
  ['"ok"', 'unreadable'],
  ['OK', 'unreadable'],
  ['<!doctype html><title>Sign in to the café</title>', 'refused'],
  ['\n <html>', 'refused'],
])('[F03] [F04] a 200 with the body %j is read as %s', (body, saving) => {
  expect(readReceipt(body)).toBe(saving);
});

test.each([
  [201, '{}', 'refused'],
  [204, null, 'refused'],
  [400, '{"message":"Too many"}', 'refused'],
  [401, '{}', 'refused'],
  [404, '{}', 'not-valid'],
  [410, '', 'not-valid'],
  [500, '', 'refused'],
  [500, '<h1>Bad Gateway</h1>', 'refused'],
  [503, '{"data":null}', 'refused'],
])('[F01] [F02] [F14] a save answered with %i and %j is %s', async (status, body, saving) => {
  const api = answering(() => new Response(body, { status }));
  expect(await saveRsvp(api, 'g1', 2, signal)).toBe(saving);
});

test('a save whose line dies is unanswered', async () => {
  const api = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await saveRsvp(api, 'g1', 2, signal)).toBe('unanswered');
});

test.each([
  [404, '{}', 'not-valid'],
  [410, '', 'not-valid'],
  [500, '', 'unreachable'],
  [401, '{"message":"no"}', 'unreachable'],
  [200, '<html>', 'unreachable'],
  [200, '', 'unreachable'],
  [200, '{"data":{}}', 'invitation'],
])('[F14] [F15] a read answered with %i and %j is %s', async (status, body, kind) => {
  const api = answering(() => new Response(body, { status }));
  expect((await readRsvp(api, 'g1', signal)).kind).toBe(kind);
});
