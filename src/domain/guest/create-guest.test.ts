import { expect, test } from 'vitest';
import { admin } from '../../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../../mocks/engine/token.ts';
import { setUpMockBackend } from '../../../mocks/serve/vitest.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { createGuest } from './guest-mutations.ts';
import { createAnsweringApi, createTestApi, salma } from '../test-organiser.ts';

const world = setUpMockBackend();
const sent = (operationId: string) => world().log.calls(operationId);
const api = createTestApi((request) => fetch(request), tokenFor(admin._id, Date.now()));

test('createGuest sends only the details, and returns the first guest of the list', async () => {
  const guest = await createGuest(api, weddingId, salma);
  expect(guest).toMatchObject({ ...salma, answer: { kind: 'waiting' } });
  expect(sent('createGuest')).toMatchObject([{ method: 'POST', status: 201, body: salma }]);
});

test('a guest without a phone number is created without the field', async () => {
  await createGuest(api, weddingId, { ...salma, phone: '' });
  expect(sent('createGuest')[0]?.body).not.toHaveProperty('phone');
});

test.each([{ data: [] }, { data: [{}] }, null])(
  '[F28] createGuest answered with %j is no success',
  async (body) => {
    await expect(createGuest(createAnsweringApi(body), weddingId, salma)).rejects.toThrow(UnreadableResponse);
  },
);

test('a response that omits sent fields is a created guest', async () => {
  const guest = await createGuest(createAnsweringApi({ data: [{ _id: 'g9' }] }), weddingId, salma);
  expect(guest.id).toBe('g9');
});

test.each([
  { status: 'fail', data: [{ _id: 'g9', ...salma }] },
  { data: [{ _id: 'g9', ...salma, phone: '5550110001' }] },
  { data: [{ _id: 'g9', ...salma, invitees: 40 }] },
])('[F04] createGuest answered with %j is no success', async (body) => {
  await expect(createGuest(createAnsweringApi(body), weddingId, salma)).rejects.toThrow(UnreadableResponse);
});

/** A server that answers createGuest with a record, and getGuest with the stored one. */
const storing = (answered: object, stored: object = answered) =>
  createTestApi(({ method }) =>
    Promise.resolve(Response.json({ data: method === 'POST' ? [answered] : stored }, { status: 200 })),
  );

test.each(['SALMA', '?alma'])('a guest whose name the server stores as %s is created', async (name) => {
  const stored = { ...salma, _id: 'g9', name, phone: '+90 555 011 0099' };
  const guest = await createGuest(storing(stored), weddingId, salma);
  expect(guest).toMatchObject({ id: 'g9', name });
});

test.each([
  ['has another number of people', { ...salma, _id: 'g9', invitees: 40 }, undefined],
  ['is not what is stored', { ...salma, _id: 'g9', name: 'SALMA' }, { ...salma, _id: 'g9', name: 'Yusuf' }],
])('[F04] the outcome for a created guest who %s is unknown', async (_, answered, stored) => {
  await expect(createGuest(storing(answered, stored), weddingId, salma)).rejects.toThrow(UnreadableResponse);
});
