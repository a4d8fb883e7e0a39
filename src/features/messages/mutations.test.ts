import { expect, test } from 'vitest';
import { UnreadableResponse } from '../../api/errors.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { scriptedApi } from '../../api/test-api.ts';
import { createMessage, selectMessage, updateMessage } from './mutations.ts';

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

function meeting(script: Parameters<typeof scriptedApi>[0]) {
  const { api, calls } = scriptedApi(script);
  return { store: { api, queryClient: createQueryClient(), eventId: 'e1' }, calls };
}

test.each([{ _id: 'm1' }, { ...ours, isSelected: true }])(
  'the answer %j is a created message, without another call',
  async (answered) => {
    const { store, calls } = meeting({ [create]: [201, { data: [answered] }] });
    await expect(createMessage(store, fields)).resolves.toBe('m1');
    expect(calls).toEqual([create]);
  },
);

test.each([
  ['a failed status', { status: 'fail', data: [ours] }],
  ['another message', { data: [other] }],
])('[F04] %s in a 201 claims a new message only once the list has it', async (_, body) => {
  for (const listed of [list(), list(other), [503] as const]) {
    const { store } = meeting({ [create]: [201, body], [read]: listed });
    await expect(createMessage(store, fields)).rejects.toThrow(UnreadableResponse);
  }
  const { store } = meeting({ [create]: [201, body], [read]: list(ours) });
  await expect(createMessage(store, fields)).resolves.toBe('m1');
});

test('[F04] a failed status in a 200 claims a change only once the list has it', async () => {
  const failed = [200, { status: 'error', data: ours }] as const;
  for (const listed of [list(other), [503] as const]) {
    const { store } = meeting({ [update]: failed, [read]: listed });
    await expect(updateMessage(store, 'm1', fields)).rejects.toThrow(UnreadableResponse);
  }
  const { store } = meeting({ [update]: failed, [read]: list(ours) });
  await expect(updateMessage(store, 'm1', fields)).resolves.toBeUndefined();
});

test.each([{ status: 'fail' }, { login: 'http://portal.test' }, 'OK'])(
  '[F04] %j in a 200 claims a selection only once the list has it',
  async (body) => {
    for (const listed of [list(ours), list(), [503] as const]) {
      const { store } = meeting({ [select]: [200, body], [read]: listed });
      await expect(selectMessage(store, 'm1')).rejects.toThrow(UnreadableResponse);
    }
    const { store } = meeting({ [select]: [200, body], [read]: list({ ...ours, isSelected: true }) });
    await expect(selectMessage(store, 'm1')).resolves.toBeUndefined();
  },
);

test.each(['', {}, { status: 'success' }, { data: { ...ours, isSelected: true } }])(
  'the answer %j is a selection, without another call',
  async (body) => {
    const { store, calls } = meeting({ [select]: [200, body] });
    await selectMessage(store, 'm1');
    expect(calls).toEqual([select]);
  },
);
