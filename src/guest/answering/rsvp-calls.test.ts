import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { parseSaveResponse, saveRsvp, fetchRsvp } from './rsvp-calls.ts';

const respond = (response: () => Response | Promise<Response>) =>
  createApi('https://api.example.com/api/v1', async () => response());
const { signal } = new AbortController();

test.each([
  ['{"status":"success"}', 'saved'],
  ['{"status":"success","data":null,"message":"Saved"}', 'saved'],
  ['{"status":"ok","url":"https://portal.example/login"}', 'unknown'],
  ['{"status":"success","errors":[{"message":"No"}]}', 'unknown'],
  ['{"status":"success","data":{"guest":{"_id":"g1","rsvpCount":1}}}', 'unknown'],
  ['{"status":"success","data":{"_id":"g1","rsvpCount":2}}', 'saved'],
  ['{"data":{"_id":"g1","rsvpCount":2}}', 'saved'],
  ['{"data":{"_id":"g1","rsvpCount":"2"}}', 'saved'],
  ['{"data":{"id":"g1","rsvpCount":2,"name":"Layla"}}', 'saved'],
  ['', 'saved-unverified'],
  ['  \n', 'saved-unverified'],
  ['null', 'saved-unverified'],
  ['{"status":"suc', 'unknown'],
  ['[]', 'unknown'],
  ['"ok"', 'unknown'],
  ['OK', 'unknown'],
  ['{}', 'unknown'],
  ['{"login":"https://portal.example/"}', 'unknown'],
  ['{"status":"fail"}', 'unknown'],
  ['{"status":"fail","data":{"_id":"g1","rsvpCount":2}}', 'unknown'],
  ['{"status":"success","data":{"_id":"g2","rsvpCount":2}}', 'unknown'],
  ['{"status":"success","data":{"rsvpCount":2}}', 'unknown'],
  ['{"data":{"_id":"g1","rsvpCount":4}}', 'unknown'],
  ['{"data":{"_id":"g1","rsvpCount":null}}', 'unknown'],
  ['{"data":{"_id":"g1","rsvpCount":""}}', 'unknown'],
  ['{"data":{"_id":"g1"}}', 'unknown'],
  ['{"data":[{"_id":"g1","rsvpCount":2}]}', 'unknown'],
  ['{"status":"success","rsvpCount":1}', 'unknown'],
  ['{"status":500,"message":"Down"}', 'unknown'],
  ['{"status":"unauthorized"}', 'unknown'],
  ['{"status":"login_required","url":"https://portal.example/"}', 'unknown'],
  ['{"status":"success","success":false}', 'unknown'],
  ['{"success":true}', 'unknown'],
  ['{"data":null}', 'unknown'],
  ['{"data":{}}', 'unknown'],
  ['{"data":{"guest":{"_id":"g2","rsvpCount":1}}}', 'unknown'],
  ['<!doctype html><title>Sign in to the café</title>', 'not-saved'],
  ['\n <html>', 'not-saved'],
])('[F03] [F04] a 200 with the body %j for a save of 2 is %s', (body, kind) => {
  expect(parseSaveResponse(body, 'g1', 2)).toBe(kind);
});

test.each(['', '{"status":"success"}', '{"data":{"_id":"g1","rsvpCount":2}}'])(
  '[F04] a 200 after a redirect with the body %j proves nothing',
  (body) => {
    expect(parseSaveResponse(body, 'g1', 2, true)).toBe('unknown');
  },
);

test.each([
  [201, '{}', { kind: 'unknown' }],
  [204, null, { kind: 'unknown' }],
  [507, '{"message":"Disk full"}', { kind: 'unknown' }],
  [400, '{"message":"At most 1"}', { kind: 'refused', reason: 'At most 1' }],
  [400, '', { kind: 'refused', reason: '' }],
  [400, '<h1>Bad Request</h1>', { kind: 'not-saved' }],
  [401, '{"message":"No token"}', { kind: 'not-saved' }],
  [403, '{"message":"The list is closed"}', { kind: 'refused', reason: 'The list is closed' }],
  [403, '{}', { kind: 'not-saved' }],
  [500, '{"message":"Oops"}', { kind: 'not-saved' }],
  [404, '{}', { kind: 'unknown' }],
  [410, '', { kind: 'unknown' }],
  [404, '<h1>Not Found</h1>', { kind: 'not-saved' }],
  [500, '', { kind: 'not-saved' }],
  [500, '<h1>Bad Gateway</h1>', { kind: 'not-saved' }],
  [503, '{"data":null}', { kind: 'unknown' }],
  [504, '<html>Gateway Time-out</html>', { kind: 'unknown' }],
])('[F01] [F02] [F14] a save answered with %i and %j is %j', async (status, body, saving) => {
  const api = respond(() => new Response(body, { status }));
  expect(await saveRsvp(api, 'g1', 2, signal)).toEqual(saving);
});

test.each([429, 503])('a save answered with %i and Retry-After asks for a pause', async (status) => {
  const api = respond(() => new Response('', { status, headers: { 'retry-after': '7' } }));
  expect(await saveRsvp(api, 'g1', 2, signal)).toEqual({ kind: 'busy', retryAfter: 7_000 });
  expect(await fetchRsvp(api, 'g1', signal)).toEqual({ kind: 'unreachable', retryAfter: 7_000 });
});

test('a count that the server refuses is not sent again after a pause', async () => {
  const init = { status: 400, headers: { 'retry-after': '3' } };
  const saving = await saveRsvp(
    respond(() => new Response('{"message":"At most 1"}', init)),
    'g1',
    2,
    signal,
  );
  expect(saving).toEqual({ kind: 'refused', reason: 'At most 1' });
  const page = respond(() => new Response('<h1>Too many requests</h1>', init));
  expect(await saveRsvp(page, 'g1', 2, signal)).toEqual({ kind: 'busy', retryAfter: 3_000 });
});

test('a save whose connection breaks has an unknown outcome', async () => {
  const api = respond(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await saveRsvp(api, 'g1', 2, signal)).toEqual({ kind: 'unknown' });
  expect(await fetchRsvp(api, 'g1', signal)).toEqual({ kind: 'unreachable', isOffline: true });
});

test.each([
  [404, '{}', 'not-valid'],
  [410, '', 'not-valid'],
  [404, '<h1>Not Found</h1>', 'unreachable'],
  [500, '', 'unreachable'],
  [401, '{"message":"no"}', 'unreachable'],
  [200, '<html>', 'unreachable'],
  [200, '', 'unreachable'],
  [200, '{"data":{}}', 'invitation'],
])('[F14] [F15] a read answered with %i and %j is %s', async (status, body, kind) => {
  const api = respond(() => new Response(body, { status }));
  expect((await fetchRsvp(api, 'g1', signal)).kind).toBe(kind);
});
