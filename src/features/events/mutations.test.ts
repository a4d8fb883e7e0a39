import { expect, test } from 'vitest';
import { createOnce } from '../../api/writes.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { eventListQuery } from '../../domain/event/event-queries.ts';
import { parseWholeEvent } from '../../domain/event/event.ts';
import { deleteEvent } from './header/delete-event.ts';
import { createEvent, isListed, updateEvent } from './mutations.ts';

const details = { name: 'My party', welcomeMessage: 'Come in', rsvpMessage: '', isSingleGuest: false };
const stored = { data: { _id: 'e1', ...details } };
const other = { data: { _id: 'e1', name: 'Somebody else' } };

function meeting(script: Parameters<typeof createScriptedApi>[0]) {
  const { api, calls } = createScriptedApi(script);
  return { backend: { api, queryClient: createQueryClient() }, calls };
}

test('a response that omits sent fields is a created event, without another call', async () => {
  const { backend, calls } = meeting({ 'POST /events': [200, { data: { _id: 'e1' } }] });
  await expect(createEvent(backend, details)).resolves.toBe('e1');
  expect(calls).toEqual(['POST /events']);
});

test('[F04] an event that existed before is not the new one', async () => {
  const { backend } = meeting({
    'GET /events': [200, { data: { docs: [{ _id: 'e1', name: 'Layla & Omar' }] } }],
    'POST /events': [201, { data: { _id: 'e1' } }],
  });
  await backend.queryClient.fetchQuery(eventListQuery(backend.api));
  await expect(createEvent(backend, details)).rejects.toThrow(UnreadableResponse);
});

test.each([
  ['a failed status', { status: 'fail', ...stored }],
  ['no success', { success: false, ...stored }],
  ['errors', { errors: [{ message: 'No' }], ...stored }],
  ['another event', other],
])('[F04] %s in a 201 counts as a new event only after a read', async (_, body) => {
  const absent = meeting({ 'POST /events': [201, body] });
  await expect(createEvent(absent.backend, details)).rejects.toThrow(UnreadableResponse);
  expect(absent.calls).toEqual(['POST /events', 'GET /events/e1']);

  const foreign = meeting({ 'POST /events': [201, body], 'GET /events/e1': [200, other] });
  await expect(createEvent(foreign.backend, details)).rejects.toThrow(UnreadableResponse);

  const there = meeting({ 'POST /events': [201, body], 'GET /events/e1': [200, stored] });
  await expect(createEvent(there.backend, details)).resolves.toBe('e1');
});

test('[F04] a failed status in a 200 counts as a change only after a read', async () => {
  const event = parseWholeEvent({ _id: 'e1', name: 'Old' });
  if (!event) throw new Error('This is an event');
  const failed = [200, { status: 'fail', ...stored }] as const;
  const before = meeting({ 'PATCH /events/e1': failed, 'GET /events/e1': [200, { data: event.fields }] });
  await expect(updateEvent(before.backend, event, details)).rejects.toThrow(UnreadableResponse);
  const after = meeting({ 'PATCH /events/e1': failed, 'GET /events/e1': [200, stored] });
  await expect(updateEvent(after.backend, event, details)).resolves.toMatchObject({ details });
  const gone = meeting({ 'PATCH /events/e1': failed });
  await expect(updateEvent(gone.backend, event, details)).rejects.toThrow(UnreadableResponse);
});

test('[F04] other details in a 200 count as a change only after a read', async () => {
  const event = parseWholeEvent({ _id: 'e1', name: 'Old' });
  if (!event) throw new Error('This is an event');
  const before = meeting({ 'PATCH /events/e1': [200, other], 'GET /events/e1': [200, other] });
  await expect(updateEvent(before.backend, event, details)).rejects.toThrow(UnreadableResponse);
  const after = meeting({ 'PATCH /events/e1': [200, other], 'GET /events/e1': [200, stored] });
  await expect(updateEvent(after.backend, event, details)).resolves.toMatchObject({ details });
  expect(after.calls).toEqual(['PATCH /events/e1', 'GET /events/e1']);
});

test.each([{ status: 'fail' }, { login: 'http://portal.test' }, '', { status: 'success' }])(
  '[F04] %j in a 200 counts as a deleted event only after the API says that it is gone',
  async (body) => {
    const standing = meeting({ 'DELETE /events/e1': [200, body], 'GET /events/e1': [200, stored] });
    await expect(deleteEvent(standing.backend, 'e1')).rejects.toThrow(UnreadableResponse);
    const silent = meeting({ 'DELETE /events/e1': [200, body], 'GET /events/e1': [503] });
    await expect(deleteEvent(silent.backend, 'e1')).rejects.toThrow(UnreadableResponse);
    const gone = meeting({ 'DELETE /events/e1': [200, body] });
    await expect(deleteEvent(gone.backend, 'e1')).resolves.toBeUndefined();
  },
);

test('204 deletes an event without another call', async () => {
  const { backend, calls } = meeting({ 'DELETE /events/e1': [204] });
  await deleteEvent(backend, 'e1');
  expect(calls).toEqual(['DELETE /events/e1']);
});

test('[F08] after a gateway’s 504 for a change the event is read', async () => {
  const event = parseWholeEvent({ _id: 'e1', name: 'Old' });
  if (!event) throw new Error('This is an event');
  const before = meeting({
    'PATCH /events/e1': [504, '<h1>'],
    'GET /events/e1': [200, { data: event.fields }],
  });
  await expect(updateEvent(before.backend, event, details)).rejects.toThrow(UnreadableResponse);
  const after = meeting({ 'PATCH /events/e1': [504, '<h1>'], 'GET /events/e1': [200, stored] });
  await expect(updateEvent(after.backend, event, details)).resolves.toMatchObject({ details });
  const gone = meeting({ 'DELETE /events/e1': [504, '<h1>'] });
  await expect(deleteEvent(gone.backend, 'e1')).resolves.toBeUndefined();
});

test('[F08] an event in doubt is created again only if the list has none with the same details', async () => {
  const docs = ['Else', details.name].map((name, place) => ({ _id: `e${place}`, name }));
  let isUnsure = false;
  const unsure = { get: () => isUnsure, set: (is: boolean) => void (isUnsure = is) };
  for (const [read, outcome] of [
    [stored, 'AlreadyThere'],
    [{ data: { _id: 'e1', ...details, welcomeMessage: 'Older' } }, 'ApiError'],
  ] as const) {
    const { backend, calls } = meeting({
      'POST /events': [500, '<h1>'],
      'GET /events': [200, { data: { docs } }],
      'GET /events/e1': [200, read],
    });
    const save = () =>
      createOnce(unsure, {
        send: () => createEvent(backend, details),
        isThere: () => isListed(backend, details),
      });
    await expect(save()).rejects.toMatchObject({ status: 500 });
    await expect(save()).rejects.toMatchObject({ name: outcome });
    expect(calls.filter((call) => call === 'POST /events')).toHaveLength(outcome === 'AlreadyThere' ? 1 : 2);
  }
});

test('an event that is gone already counts as deleted; the 404 page of a proxy proves nothing', async () => {
  const gone = meeting({});
  await expect(deleteEvent(gone.backend, 'e1')).resolves.toBeUndefined();
  expect(gone.calls).toEqual(['DELETE /events/e1']);
  const proxy = meeting({ 'DELETE /events/e1': [404, '<h1>'] });
  await expect(deleteEvent(proxy.backend, 'e1')).rejects.toMatchObject({ status: 404 });
});
