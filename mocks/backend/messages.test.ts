import { expect, test } from 'vitest';
import type { Message } from '../../src/api/schema.gen.ts';
import { ask, type Rows } from './ask.ts';
import { galaId, galaMessages } from './seeds/gala.ts';
import { reminderMessage, selectedMessage, weddingId } from './seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';

setUpMockBackend();
const messages = `/events/${weddingId}/messages`;
const list = async () => (await ask<Rows<Message>>(`GET ${messages}?sort=createdAt`)).body.data.docs;
const selected = async () => (await list()).filter(({ isSelected }) => isSelected).map(({ _id }) => _id);

test('messages are listed by creation time, oldest first', async () => {
  await ask(`POST ${messages}/`, { body: { title: 'Last', message: 'Thank you' } });
  const times = (await list()).map(({ createdAt }) => createdAt ?? '');
  expect(times).toHaveLength(4);
  expect(times).toEqual(times.toSorted());
});

test('selecting a message deselects all others of its event', async () => {
  expect(await ask(`PATCH ${messages}/${reminderMessage}/select`)).toMatchObject({
    status: 200,
    body: { data: { _id: reminderMessage, isSelected: true } },
  });
  expect(await selected()).toEqual([reminderMessage]);
  const other = await ask<Rows<Message>>(`GET /events/${galaId}/messages?sort=createdAt`);
  expect(other.body.data.docs.filter(({ isSelected }) => isSelected)).toHaveLength(1);
});

test('a message created or changed as selected deselects the others too', async () => {
  const { body } = await ask<{ data: Message[] }>(`POST ${messages}/`, {
    body: { title: 'New', message: '', isSelected: true },
  });
  expect(await selected()).toEqual([body.data[0]?._id]);
  await ask(`PATCH ${messages}/${selectedMessage}`, { body: { isSelected: true } });
  expect(await selected()).toEqual([selectedMessage]);
});

test('an update changes only the fields that it names', async () => {
  const before = (await list()).find(({ _id }) => _id === selectedMessage);
  const { body } = await ask(`PATCH ${messages}/${selectedMessage}`, { body: { title: 'Please come' } });
  expect(body).toMatchObject({ data: { ...before, title: 'Please come' } });
});

test('a field that organisers may not write is refused', async () => {
  const body = { title: 'x', createdAt: '2020-01-01T00:00:00.000Z' };
  expect(await ask(`PATCH ${messages}/${selectedMessage}`, { body })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('createdAt') },
  });
});

test('selecting takes no body', async () => {
  const call = `PATCH ${messages}/${reminderMessage}/select`;
  expect(await ask(call, { body: { isSelected: true } })).toMatchObject({ status: 400 });
});

test('a deleted message no longer exists', async () => {
  expect(await ask(`DELETE ${messages}/${reminderMessage}`)).toMatchObject({ status: 204 });
  expect((await list()).map(({ _id }) => _id)).not.toContain(reminderMessage);
  expect(await ask(`DELETE ${messages}/${reminderMessage}`)).toMatchObject({ status: 404 });
});

test('a message of another event is not found', async () => {
  const [foreign] = galaMessages;
  expect(await ask(`PATCH ${messages}/${foreign?._id}/select`)).toMatchObject({ status: 404 });
});

test('messages are sorted only by createdAt', async () => {
  expect(await ask(`GET ${messages}?sort=title`)).toMatchObject({ status: 400 });
  expect(await ask(`GET ${messages}`)).toMatchObject({ status: 400 });
});
