import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi } from '../../../api/template-client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { reportFailure } from '../../../ui/report-failure.ts';
import { toasts } from '../../../ui/toasts.ts';
import { tickMutation, updateNote } from './mutations.ts';
import { notesQuery } from './queries.ts';

/** Notes in the cache; after `refuse`, all their writes fail. */
async function opened() {
  let isRefused = false;
  const answer = createTemplatePage();
  const templateApi = createTemplateApi(async (request) =>
    isRefused && request.method !== 'GET'
      ? Response.json({ message: 'Not today.' }, { status: 409 })
      : answer(request),
  );
  const queryClient = createQueryClient({
    onMutationError: reportFailure,
  });
  const notes = notesQuery(templateApi);
  await queryClient.fetchQuery(notes);
  const shown = () => queryClient.getQueryData(notes.queryKey)?.find(({ id }) => id === 'cake');
  const ticks = () => shown()?.checklist.map(({ checked }) => checked);
  const tick = (itemId: string, checked: boolean) =>
    new MutationObserver(queryClient, tickMutation({ templateApi, queryClient }, 'cake')).mutate({
      itemId,
      checked,
    });
  const saved = async () => {
    const read = await queryClient.fetchQuery({ ...notes, staleTime: 0 });
    return read.find(({ id }) => id === 'cake')?.checklist.map(({ checked }) => checked);
  };
  return {
    backend: { templateApi, queryClient },
    tick,
    ticks,
    saved,
    shown,
    refuse: () => void (isRefused = true),
  };
}

test('quick ticks are all shown at once, and all saved', async () => {
  const { tick, ticks, saved } = await opened();
  const all = [tick('2', true), tick('3', true), tick('1', false)];
  await expect.poll(ticks).toEqual([false, true, true, false]);
  await Promise.all(all);
  expect(await saved()).toEqual([false, true, true, false]);
});

test('a refused tick is reverted with a message, and the others stay', async () => {
  const { tick, ticks, saved, refuse } = await opened();
  await tick('4', true);
  refuse();
  const before = ticks();
  await expect(tick('2', before?.[1] !== true)).rejects.toThrow('Not today.');
  expect(ticks()).toEqual(before);
  expect(await saved()).toEqual(before);
  expect(toasts.getSnapshot().at(-1)).toMatchObject({ variant: 'error', detail: 'Not today.' });
  toasts.clear();
});

test('after a change the notes are read again', async () => {
  const { backend, shown } = await opened();
  await updateNote(backend, 'cake', { title: 'Cake, at last' });
  await backend.queryClient.fetchQuery(notesQuery(backend.templateApi));
  expect(shown()?.title).toBe('Cake, at last');
});
