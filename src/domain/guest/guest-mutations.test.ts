import { expect, test } from 'vitest';
import { admin } from '../../../mocks/backend/seeds/accounts.ts';
import {
  guestWhoNeverAnswered,
  guestWithUnknownFields,
  weddingId,
} from '../../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../../mocks/engine/token.ts';
import { setUpMockBackend } from '../../../mocks/serve/vitest.ts';
import { OutcomeUnknown } from '../../api/errors.ts';
import { createAnswerChange } from './guest.ts';
import { createGuest, deleteGuest, updateGuest } from './guest-mutations.ts';
import { createAnsweringApi, createTestApi, createTestGuest, salma } from '../test-organiser.ts';

const world = setUpMockBackend();
const sent = (operationId: string) => world().log.calls(operationId);
const api = createTestApi((request) => fetch(request), tokenFor(admin._id, Date.now()));

async function readGuest(guestId: string) {
  const { data } = await api.GET('/api/v1/events/{eventId}/guests/{guestId}', {
    params: { path: { eventId: weddingId, guestId } },
  });
  return createTestGuest(data?.data);
}

test('createGuest sends the details and returns the first guest', async () => {
  const guest = await createGuest(api, weddingId, salma);
  expect(guest).toMatchObject({ ...salma, answer: { kind: 'waiting' } });
  expect(sent('createGuest')).toMatchObject([{ method: 'POST', status: 201, body: salma }]);
  await createGuest(api, weddingId, { ...salma, phone: '' });
  expect(sent('createGuest')[1]?.body).not.toHaveProperty('phone');
});

const created = { ...salma, _id: 'g9' };

test.each([null, { data: [] }, { data: [{}] }, { status: 'fail', data: [created] }])(
  '[F04] [F28] createGuest answered with %j is no success',
  async (body) => {
    await expect(createGuest(createAnsweringApi(body), weddingId, salma)).rejects.toThrow(OutcomeUnknown);
  },
);

test('a response that omits sent fields is a created guest', async () => {
  const guest = await createGuest(createAnsweringApi({ data: [{ _id: 'g9' }] }), weddingId, salma);
  expect(guest.id).toBe('g9');
});

test('[F04] a guest whom the server spells otherwise counts once stored', async () => {
  const creating = (answered: object, stored: object) => {
    const storing = createTestApi(({ method }) =>
      Promise.resolve(Response.json({ data: method === 'POST' ? [answered] : stored })),
    );
    return createGuest(storing, weddingId, salma);
  };
  const answered = { ...created, name: '?ALMA', phone: '+90 555 011 0099' };
  await expect(creating(answered, answered)).resolves.toMatchObject({ id: 'g9', name: '?ALMA' });
  await expect(creating(answered, { ...answered, name: 'Yusuf' })).rejects.toThrow(OutcomeUnknown);
  const more = { ...created, invitees: 40 };
  await expect(creating(more, more)).rejects.toThrow(OutcomeUnknown);
});

test('[F23] updateGuest returns unknown fields and omits the server’s', async () => {
  const guest = await readGuest(guestWithUnknownFields);
  const saved = await updateGuest(api, weddingId, guest, { name: 'Dr. Elena Petrova-Lind' });
  expect(saved.name).toBe('Dr. Elena Petrova-Lind');
  const [{ body } = { body: undefined }] = sent('updateGuest');
  expect(body).toMatchObject({
    name: 'Dr. Elena Petrova-Lind',
    phone: '5550110009',
    tableNumber: 7,
    dietary: { vegetarian: true, allergies: ['walnuts'] },
    arrivesBy: 'night train',
  });
  for (const name of ['_id', 'id', 'createdBy']) expect(body).not.toHaveProperty(name);
});

test('[F37] a field called __proto__ is sent back unchanged', async () => {
  const fields = JSON.parse('{"_id":"g1","name":"Ada","__proto__":{"x":1}}') as Record<string, unknown>;
  const bodies: string[] = [];
  const odd = createTestApi(async (request) => {
    bodies.push(await request.text());
    return Response.json({ data: { _id: 'g1', name: 'Ada Byron' } });
  });
  await updateGuest(odd, 'e1', createTestGuest(fields), { name: 'Ada Byron' });
  expect(bodies).toEqual(['{"name":"Ada Byron","__proto__":{"x":1}}']);
});

test('an answer given by phone is saved as the count', async () => {
  const guest = await readGuest(guestWhoNeverAnswered);
  const coming = await updateGuest(api, weddingId, guest, createAnswerChange(2));
  expect(coming.answer).toEqual({ kind: 'coming', count: 2 });
  expect(sent('updateGuest')[0]?.body).toMatchObject({ rsvpCount: 2, rsvpConfirmed: true });
  const declined = await updateGuest(api, weddingId, coming, createAnswerChange(0));
  expect(declined.answer).toEqual({ kind: 'declined' });
  const takenBack = await updateGuest(api, weddingId, declined, createAnswerChange(null));
  expect(takenBack.answer).toEqual({ kind: 'waiting' });
});

test('[F04] updateGuest whose response reports a failure is decided by a read', async () => {
  const update = (stored: string) => {
    const failing = createTestApi(({ method }) =>
      Promise.resolve(
        Response.json(
          method === 'PATCH'
            ? { status: 'fail', data: { _id: 'g1', name: 'Ada' } }
            : { data: { _id: 'g1', name: stored } },
        ),
      ),
    );
    return updateGuest(failing, 'e1', createTestGuest({ name: 'Old' }), { name: 'Ada' });
  };
  await expect(update('Ada')).resolves.toMatchObject({ name: 'Ada' });
  await expect(update('Old')).rejects.toThrow(OutcomeUnknown);
});

test.each([{ data: { _id: 'other', name: 'Ada' } }, { data: { _id: 'g1', name: 'Old' } }, {}])(
  '[F04] updateGuest answered with %j is no success',
  async (body) => {
    const guest = createTestGuest({ name: 'Old' });
    await expect(updateGuest(createAnsweringApi(body), 'e1', guest, { name: 'Ada' })).rejects.toThrow(
      OutcomeUnknown,
    );
  },
);

test('deleteGuest deletes a guest, and an already deleted one is no failure', async () => {
  await deleteGuest(api, weddingId, guestWhoNeverAnswered);
  await deleteGuest(api, weddingId, guestWhoNeverAnswered);
  expect(sent('deleteGuest').map(({ status }) => status)).toEqual([204, 404]);
  await expect(deleteGuest(createAnsweringApi({}, 410), 'e1', 'g1')).resolves.toBeUndefined();
});

test('a cleared text may be missing and is not sent as null', async () => {
  const guest = { _id: 'g1', name: 'Grace', phone: '0550110002', rsvpConfirmed: null, discrepancies: null };
  const bodies: unknown[] = [];
  const backend = createTestApi(async (request) => {
    bodies.push(await request.json());
    return Response.json({ data: { _id: 'g1', name: 'Grace' } });
  });
  await expect(updateGuest(backend, 'e1', createTestGuest(guest), { phone: '' })).resolves.toMatchObject({
    phone: '',
  });
  expect(bodies).toEqual([{ name: 'Grace', phone: '' }]);
});

test('[F08] after a gateway’s 504 the guest is read again', async () => {
  const meeting = (status: number, body: unknown) =>
    createTestApi(({ method }) =>
      Promise.resolve(
        method === 'GET' ? Response.json(body, { status }) : new Response('<h1>', { status: 504 }),
      ),
    );
  const update = (name: string) =>
    updateGuest(meeting(200, { data: { _id: 'g1', name } }), 'e1', createTestGuest({ name: 'Old' }), {
      name: 'Ada',
    });
  await expect(update('Ada')).resolves.toMatchObject({ name: 'Ada' });
  await expect(update('Old')).rejects.toThrow(OutcomeUnknown);
  await expect(deleteGuest(meeting(404, {}), 'e1', 'g1')).resolves.toBeUndefined();
  await expect(deleteGuest(meeting(200, {}), 'e1', 'g1')).rejects.toThrow(OutcomeUnknown);
});
