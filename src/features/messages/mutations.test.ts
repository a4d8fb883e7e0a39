import { expect, test } from 'vitest';
import { OutcomeUnknown } from '../../api/errors.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { parseMessage, parseMessages } from '../../domain/message/message.ts';
import { copyMessages } from './copy-messages.ts';
import {
  createMessage,
  createMessageUpdate,
  deleteMessage,
  isMessageListed,
  selectMessage,
  updateMessage,
} from './mutations.ts';

const fields = {
  title: 'Invitation',
  message: 'Dear {name}',
  isSelected: false,
  attachCardImage: true,
  separateRSVP: false,
};
const ours = { _id: 'm1', ...fields };
const other = { _id: 'm1', title: 'Somebody else’s', message: 'Hello' };
const list = (...docs: object[]) => [200, { data: { docs } }] as const;
const create = 'POST /events/e1/messages/';
const update = 'PATCH /events/e1/messages/m1';
const select = 'PATCH /events/e1/messages/m1/select';
const read = 'GET /events/e1/messages';

function meeting(script: Parameters<typeof createScriptedApi>[0]) {
  const { api, calls } = createScriptedApi(script);
  return { store: { api, queryClient: createQueryClient(), eventId: 'e1' }, calls };
}

test.each([{ _id: 'm1' }, { ...ours, isSelected: true }])(
  'the response %j is a created message, without another call',
  async (answered) => {
    const { store, calls } = meeting({ [create]: [201, { data: [answered] }] });
    await expect(createMessage(store, fields)).resolves.toBe('m1');
    expect(calls).toEqual([create]);
  },
);

test('[F04] a failed status in a 201 leaves a new message unknown', async () => {
  const { store } = meeting({ [create]: [201, { status: 'fail', data: [ours] }], [read]: list(ours) });
  await expect(createMessage(store, fields)).rejects.toThrow(OutcomeUnknown);
});

test('[F04] another message in a 201 counts only once listed', async () => {
  const body = { data: [other] };
  for (const listed of [list(), list(other), [503] as const]) {
    const { store } = meeting({ [create]: [201, body], [read]: listed });
    await expect(createMessage(store, fields)).rejects.toThrow(OutcomeUnknown);
  }
  const { store } = meeting({ [create]: [201, body], [read]: list(ours) });
  await expect(createMessage(store, fields)).resolves.toBe('m1');
});

test('a copy that is continued leaves out the messages that are there', async () => {
  const second = { _id: 'm2', ...fields, title: 'Directions' };
  const { store, calls } = meeting({ [read]: list(ours), [create]: [201, { data: [second] }] });
  await copyMessages(store, parseMessages({ docs: [ours, second] }));
  expect(calls.filter((call) => call === create)).toHaveLength(1);
});

test.each([
  ['a failed status', { status: 'error', data: ours }],
  ['another text', { data: { ...ours, title: 'Theirs' } }],
])('[F04] after %s in a 200 an update counts only once listed', async (_, body) => {
  const unchanged = meeting({ [update]: [200, body], [read]: list(other) });
  await expect(updateMessage(unchanged.store, 'm1', fields)).rejects.toThrow(OutcomeUnknown);
  const { store } = meeting({ [update]: [200, body], [read]: list(ours) });
  await expect(updateMessage(store, 'm1', fields)).resolves.toMatchObject({ id: 'm1' });
});

test('an update returns a text that was not changed as the server wrote it', () => {
  const current = parseMessage({ ...ours, title: ' Welcome', message: 'One\r\ntwo' });
  if (!current) throw new Error('This is a message');
  expect(createMessageUpdate({ ...current, title: 'Hello' }, current).message).toBe('One\r\ntwo');
  expect(createMessageUpdate({ ...current, message: 'One\n' }, current).title).toBe(' Welcome');
});

test.each([
  { status: 'fail', data: { ...ours, isSelected: true } },
  { login: 'http://portal.test' },
  { data: ours },
])('[F04] a selection answered with %j counts only after the list has it', async (body) => {
  const unchanged = meeting({ [select]: [200, body], [read]: list(ours) });
  await expect(selectMessage(unchanged.store, 'm1')).rejects.toThrow(OutcomeUnknown);
  const { store } = meeting({ [select]: [200, body], [read]: list({ ...ours, isSelected: true }) });
  await expect(selectMessage(store, 'm1')).resolves.toBeUndefined();
});

test('the message in the response is a selection, without another call', async () => {
  const { store, calls } = meeting({ [select]: [200, { data: { _id: 'm1', isSelected: true } }] });
  await selectMessage(store, 'm1');
  expect(calls).toEqual([select]);
});

test('[F08] after a 504 a message is deleted only if the list lacks it', async () => {
  const remove = { 'DELETE /events/e1/messages/m1': [504, '<h1>'] } as const;
  const gone = meeting({ ...remove, [read]: list() });
  await expect(deleteMessage(gone.store, 'm1')).resolves.toBeUndefined();
  const standing = meeting({ ...remove, [read]: list(ours) });
  await expect(deleteMessage(standing.store, 'm1')).rejects.toThrow(OutcomeUnknown);
});

test('[F08] a message is on the list if an equal one is, selected or not', async () => {
  for (const [listed, isThere] of [
    [list({ ...ours, isSelected: true }), true],
    [list(other), false],
  ] as const)
    expect(await isMessageListed(meeting({ [read]: listed }).store, fields)).toBe(isThere);
});
