import { expect, test } from 'vitest';
import { createOnce } from '../../api/writes.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { copyMessages } from './copy-messages.ts';
import { createMessage, isMessageListed, deleteMessage, selectMessage, updateMessage } from './mutations.ts';

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

type Store = ReturnType<typeof meeting>['store'];

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

test.each([
  ['a failed status', { status: 'fail', data: [ours] }],
  ['another message', { data: [other] }],
])('[F04] %s in a 201 counts as a new message only after the list has it', async (_, body) => {
  for (const listed of [list(), list(other), [503] as const]) {
    const { store } = meeting({ [create]: [201, body], [read]: listed });
    await expect(createMessage(store, fields)).rejects.toThrow(UnreadableResponse);
  }
  const { store } = meeting({ [create]: [201, body], [read]: list(ours) });
  await expect(createMessage(store, fields)).resolves.toBe('m1');
});

test('a copy that is continued leaves out the messages that are there', async () => {
  const second = { _id: 'm2', ...fields, title: 'Directions' };
  const { store, calls } = meeting({ [read]: list(ours), [create]: [201, { data: [second] }] });
  const messages = [ours, second].map((message) => ({
    ...message,
    id: undefined,
    createdAt: '',
    fields: {},
  }));
  const copied: number[] = [];
  await copyMessages(store, messages, (count) => copied.push(count));
  expect(calls.filter((call) => call === create)).toHaveLength(1);
  expect(copied).toEqual([0, 1, 2]);
});

test('[F04] a failed status in a 200 counts as a change only after the list has it', async () => {
  const failed = [200, { status: 'error', data: ours }] as const;
  for (const listed of [list(other), [503] as const]) {
    const { store } = meeting({ [update]: failed, [read]: listed });
    await expect(updateMessage(store, 'm1', fields)).rejects.toThrow(UnreadableResponse);
  }
  const { store } = meeting({ [update]: failed, [read]: list(ours) });
  await expect(updateMessage(store, 'm1', fields)).resolves.toBeUndefined();
});

test('[F04] another text in a 200 counts as a change only after the list has it', async () => {
  const foreign = [200, { data: { ...ours, title: 'Theirs' } }] as const;
  const unchanged = meeting({ [update]: foreign, [read]: list(other) });
  await expect(updateMessage(unchanged.store, 'm1', fields)).rejects.toThrow(UnreadableResponse);
  const { store, calls } = meeting({ [update]: foreign, [read]: list(ours) });
  await expect(updateMessage(store, 'm1', fields)).resolves.toBeUndefined();
  expect(calls.slice(0, 2)).toEqual([update, read]);
});

test.each([
  { status: 'fail' },
  { status: 'fail', data: { ...ours, isSelected: true } },
  { login: 'http://portal.test' },
  'OK',
  {},
  { status: 'success' },
  { data: null },
  { data: ours },
  { data: { ...ours, _id: 'm2', isSelected: true } },
])('[F04] %j in a 200 counts as a selection only after the list has it', async (body) => {
  for (const listed of [list(ours), list(), [503] as const]) {
    const { store } = meeting({ [select]: [200, body], [read]: listed });
    await expect(selectMessage(store, 'm1')).rejects.toThrow(UnreadableResponse);
  }
  const { store } = meeting({ [select]: [200, body], [read]: list({ ...ours, isSelected: true }) });
  await expect(selectMessage(store, 'm1')).resolves.toBeUndefined();
});

test('the message in the response is a selection, without another call', async () => {
  const { store, calls } = meeting({ [select]: [200, { data: { _id: 'm1', isSelected: true } }] });
  await selectMessage(store, 'm1');
  expect(calls).toEqual([select]);
});

test('[F08] after a gateway’s 504 the list is read', async () => {
  const gateway = [504, '<h1>Gateway Time-out</h1>'] as const;
  const selected = { ...ours, isSelected: true };
  const acts = {
    update: (store: Store) => updateMessage(store, 'm1', fields),
    select: (store: Store) => selectMessage(store, 'm1'),
    remove: (store: Store) => deleteMessage(store, 'm1'),
  };
  for (const [act, done, notDone] of [
    ['update', list(ours), list(other)],
    ['select', list(selected), list(ours)],
    ['remove', list(), list(ours)],
  ] as const) {
    const script = { [update]: gateway, [select]: gateway, 'DELETE /events/e1/messages/m1': gateway };
    await expect(acts[act](meeting({ ...script, [read]: done }).store)).resolves.toBeUndefined();
    for (const listed of [notDone, gateway]) {
      await expect(acts[act](meeting({ ...script, [read]: listed }).store)).rejects.toThrow(
        UnreadableResponse,
      );
    }
  }
});

test('[F08] a message in doubt is created again only if the list has no equal one', async () => {
  let isUnsure = false;
  const unsure = { get: () => isUnsure, set: (is: boolean) => void (isUnsure = is) };
  for (const [listed, posts] of [
    [list({ ...ours, isSelected: true }), 1],
    [list(other), 2],
  ] as const) {
    const { store, calls } = meeting({ [create]: [500, '<h1>'], [read]: listed });
    const save = () =>
      createOnce(unsure, {
        send: () => createMessage(store, fields),
        isThere: () => isMessageListed(store, fields),
      });
    await expect(save()).rejects.toMatchObject({ status: 500 });
    await expect(save()).rejects.toMatchObject({ name: posts === 1 ? 'AlreadyThere' : 'ApiError' });
    expect(calls.filter((call) => call === create)).toHaveLength(posts);
  }
});
