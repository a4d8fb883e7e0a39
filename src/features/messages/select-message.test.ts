import type { EventScope } from '../../api/use-api.ts';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { selectMessageMutation } from './select-message.ts';

const read = 'GET /events/e1/messages';
const select = (id: string) => `PATCH /events/e1/messages/${id}/select`;
const message = (id: string, isSelected: boolean) => ({ _id: id, title: id, message: 'Hello', isSelected });
const refused = [403, { message: 'No' }] as const;

/** A list that can be read once: m1 is selected. */
async function openList(script: Parameters<typeof createScriptedApi>[0]) {
  const docs = [message('m1', true), message('m2', false), message('m3', false)];
  const answers: Parameters<typeof createScriptedApi>[0] = { ...script, [read]: [200, { data: { docs } }] };
  const { api, calls } = createScriptedApi(answers);
  const queryClient = createQueryClient();
  const scope: EventScope = { api, queryClient, eventId: 'e1' };
  const query = messagesQuery(api, 'e1');
  await queryClient.fetchQuery(query);
  answers[read] = [503];
  const choose = (id: string) =>
    queryClient.getMutationCache().build(queryClient, selectMessageMutation(scope)).execute(id);
  const selected = () => queryClient.getQueryData(query.queryKey)?.find(({ isSelected }) => isSelected)?.id;
  return { choose, selected, calls };
}

test('[F10] a failed choice reverts to the last one saved', async () => {
  const { choose, selected, calls } = await openList({ [select('m2')]: refused, [select('m3')]: refused });
  await Promise.allSettled([choose('m2'), choose('m3')]);
  expect(selected()).toBe('m1');
  expect(calls.filter((call) => call.startsWith('PATCH'))).not.toContain(select('m1'));
});
