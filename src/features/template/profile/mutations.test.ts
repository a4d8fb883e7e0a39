import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTemplateApi } from '../../../api/template-client.ts';
import type { Timeline } from '../../../api/template.gen.ts';
import { createComment, likePost } from './mutations.ts';
import { timelineQuery } from './queries.ts';

const post = {
  id: 'p1',
  author: { id: 'selin', name: 'Selin' },
  time: '2026-11-21T09:00:00Z',
  text: 'Forty lanterns are up.',
  likes: 3,
  liked: false,
  comments: [],
};
const before: Timeline = { posts: [{ ...post, id: 'p0' }, post], activities: [] };

/** A page that shows a timeline, and a backend that answers each call on demand. */
function opened() {
  const calls: { method: string; body: unknown; answer(response: Response): void }[] = [];
  const templateApi = createTemplateApi(async (request) => {
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    return new Promise((answer) => calls.push({ method: request.method, body, answer }));
  });
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const { queryKey } = timelineQuery(templateApi);
  queryClient.setQueryData(queryKey, before);
  const shown = () => queryClient.getQueryData(queryKey)?.posts[1];
  const call = async (place: number) => {
    await expect.poll(() => calls.length).toBeGreaterThan(place);
    const { body, answer } = calls[place] ?? {};
    return { body, answer: (response: Response) => answer?.(response) };
  };
  const like = (liked: boolean) =>
    new MutationObserver(queryClient, likePost(templateApi, queryClient))
      .mutate({ postId: 'p1', liked })
      .catch((error: unknown) => error);
  const comment = (text: string) =>
    new MutationObserver(queryClient, createComment(templateApi, queryClient))
      .mutate({ postId: 'p1', text })
      .catch((error: unknown) => error);
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  return { calls, call, shown, like, comment, isStale };
}

const refused = () => Response.json({ message: 'No' }, { status: 500 });

test('a like is shown before the response, only on its post, and read again afterwards', async () => {
  const page = opened();
  const liking = page.like(true);
  const call = await page.call(0);
  expect(call.body).toEqual({ liked: true });
  expect(page.shown()).toMatchObject({ liked: true, likes: 4 });
  call.answer(Response.json({ ...post, liked: true, likes: 4 }));
  await liking;
  expect(page.shown()).toMatchObject({ liked: true, likes: 4 });
  expect(page.isStale()).toBe(true);
});

test('a like that fails is reverted, and nothing else', async () => {
  const page = opened();
  const liking = page.like(true);
  const call = await page.call(0);
  const commenting = page.comment('Lovely');
  await page.call(1);
  call.answer(refused());
  await liking;
  expect(page.shown()).toMatchObject({ liked: false, likes: 3, comments: [{ text: 'Lovely' }] });
  expect(page.isStale()).toBe(false);
  (await page.call(1)).answer(refused());
  await commenting;
  expect(page.shown()).toMatchObject({ liked: false, likes: 3, comments: [] });
  expect(page.isStale()).toBe(true);
});

test('a comment appears at the end of its post at once, as the visitor’s own', async () => {
  const page = opened();
  const commenting = page.comment('Lovely');
  const call = await page.call(0);
  expect(call.body).toEqual({ text: 'Lovely' });
  expect(page.shown()?.comments).toEqual([
    { id: expect.any(String), time: expect.any(String), text: 'Lovely' },
  ]);
  call.answer(Response.json({ id: 'c1', time: post.time, text: 'Lovely' }, { status: 201 }));
  await commenting;
  expect(page.isStale()).toBe(true);
});
