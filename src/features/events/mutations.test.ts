import { expect, test } from 'vitest';
import { OutcomeUnknown } from '../../api/errors.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { eventListQuery } from '../../domain/event/event-queries.ts';
import { parseDetails, parseWholeEvent } from '../../domain/event/event.ts';
import {
  createEvent,
  createEventOnce,
  createUpdate,
  deleteEvent,
  findNewEvent,
  updateEvent,
} from './mutations.ts';

const details = { name: 'My party', welcomeMessage: 'Come in', rsvpMessage: '', isSingleGuest: false };
const stored = { data: { _id: 'e1', ...details } };
const other = { data: { _id: 'e1', name: 'Somebody else' } };

function meeting(script: Parameters<typeof createScriptedApi>[0]) {
  const { api, calls } = createScriptedApi(script);
  return { backend: { api, queryClient: createQueryClient() }, calls };
}

test('a response that omits sent fields is a created event', async () => {
  const { backend, calls } = meeting({ 'POST /events': [200, { data: { _id: 'e1' } }] });
  await expect(createEvent(backend, details)).resolves.toBe('e1');
  expect(calls).toEqual(['POST /events']);
});

test('[F28] an empty list in a 201 is no event', async () => {
  const { backend } = meeting({ 'POST /events': [201, { data: [] }] });
  await expect(createEvent(backend, details)).rejects.toThrow(OutcomeUnknown);
});

test('[F04] an event that existed before is not the new one', async () => {
  const { backend } = meeting({
    'GET /events': [200, { data: { docs: [{ _id: 'e1', name: 'Layla & Omar' }] } }],
    'POST /events': [201, { data: { _id: 'e1' } }],
  });
  await backend.queryClient.fetchQuery(eventListQuery(backend.api));
  await expect(createEvent(backend, details)).rejects.toThrow(OutcomeUnknown);
});

test('[F04] a failed status in a 201 leaves the create unknown', async () => {
  const failed = meeting({ 'POST /events': [201, { status: 'fail', ...stored }] });
  await expect(createEvent(failed.backend, details)).rejects.toThrow(OutcomeUnknown);
});

test('[F04] another event in a 201 counts as a new event only after a read', async () => {
  const body = other;
  const absent = meeting({ 'POST /events': [201, body] });
  await expect(createEvent(absent.backend, details)).rejects.toThrow(OutcomeUnknown);
  expect(absent.calls).toEqual(['POST /events', 'GET /events/e1']);

  const foreign = meeting({ 'POST /events': [201, body], 'GET /events/e1': [200, other] });
  await expect(createEvent(foreign.backend, details)).rejects.toThrow(OutcomeUnknown);

  const there = meeting({ 'POST /events': [201, body], 'GET /events/e1': [200, stored] });
  await expect(createEvent(there.backend, details)).resolves.toBe('e1');
});

test.each([
  ['a failed status', { status: 'fail', ...stored }],
  ['other details', other],
  ['another event', { data: { ...stored.data, _id: 'e2' } }],
])('[F04] after %s in a 200 an update counts as saved only after a read', async (_, body) => {
  const event = parseWholeEvent({ _id: 'e1', name: 'Old' });
  if (!event) throw new Error('This is an event');
  const update = { 'PATCH /events/e1': [200, body] } as const;
  const before = meeting({ ...update, 'GET /events/e1': [200, { data: event.fields }] });
  await expect(updateEvent(before.backend, event, details)).rejects.toThrow(OutcomeUnknown);
  const after = meeting({ ...update, 'GET /events/e1': [200, stored] });
  await expect(updateEvent(after.backend, event, details)).resolves.toMatchObject({ details });
});

test('[F08] after a 504 an event is deleted only if the API says so', async () => {
  const remove = { 'DELETE /events/e1': [504, '<h1>'] } as const;
  const standing = meeting({ ...remove, 'GET /events/e1': [200, stored] });
  await expect(deleteEvent(standing.backend, 'e1')).rejects.toThrow(OutcomeUnknown);
  await expect(deleteEvent(meeting(remove).backend, 'e1')).resolves.toBeUndefined();
});

test('[F08] an unknown create’s event has the same details and no guests', async () => {
  const docs = ['Else', details.name].map((name, place) => ({ _id: `e${place}`, name }));
  for (const [read, id] of [
    [stored, 'e1'],
    [{ data: { ...stored.data, guestsAnalytics: { total: 0 } } }, 'e1'],
    [{ data: { ...stored.data, guestsAnalytics: { total: 3 } } }, undefined],
    [{ data: { _id: 'e1', ...details, welcomeMessage: 'Older' } }, undefined],
  ] as const) {
    const { backend } = meeting({ 'GET /events': [200, { data: { docs } }], 'GET /events/e1': [200, read] });
    expect(await findNewEvent(backend, details)).toBe(id);
  }
});

test('[F08] after an unknown create the event is found, not doubled', async () => {
  let isUnknown = false;
  const unknown = { get: () => isUnknown, set: (next: boolean) => (isUnknown = next) };
  const lost = meeting({ 'POST /events': [504, '<h1>'] });
  await expect(createEventOnce(lost.backend, unknown, details, [])).rejects.toThrow(OutcomeUnknown);
  const docs = [{ _id: 'e1', name: details.name }];
  const found = meeting({ 'GET /events': [200, { data: { docs } }], 'GET /events/e1': [200, stored] });
  await expect(createEventOnce(found.backend, unknown, details, [])).resolves.toEqual({
    id: 'e1',
    wasThere: true,
  });
  expect([found.calls.includes('POST /events'), isUnknown]).toEqual([false, false]);
});

test('[F23] [F37] an update returns unknown fields and omits the server’s', () => {
  const sent: unknown = JSON.parse(`{
    "_id": "e1", "id": "e1", "user": "u1", "handle": "dinner", "image": "/a.svg", "images": ["/a.svg"],
    "createdAt": "2026-01-01", "updatedAt": "2026-01-02", "name": "Dinner",
    "theme": {"colour": "blue"}, "seats": null, "__proto__": {"isAdmin": true}
  }`);
  const update = createUpdate(parseWholeEvent(sent)?.fields ?? {}, details);
  expect(update).toEqual({ ...details, theme: { colour: 'blue' }, seats: null });
  expect(Object.hasOwn(update, '__proto__')).toBe(false);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

test('an update returns a text that was not changed as the server wrote it', () => {
  const fields = { ...details, welcomeMessage: 'One\r\ntwo', rsvpMessage: null };
  const read = parseDetails(fields);
  // Null is no text of an update.
  expect(createUpdate(fields, { ...read, name: 'Supper' })).toEqual({
    ...fields,
    name: 'Supper',
    rsvpMessage: '',
  });
  expect(createUpdate(fields, { ...read, welcomeMessage: 'One\n' }).welcomeMessage).toBe('One\n');
});
