import { expect, test } from 'vitest';
import type { Comment, Post, Timeline } from '../../src/api/demo.gen.ts';
import { createDemoPage } from './page.ts';

/** A page, another one that comes after a reload, and what they keep. */
function opened() {
  let kept: string | undefined;
  const keep = { read: () => kept, write: (state: string) => void (kept = state) };
  const client = () => {
    const answer = createDemoPage(keep);
    return async <T>(call: string, body?: object) => {
      const [method = '', path = ''] = call.split(' ');
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      const response = await answer(new Request(`https://page.example/api/profile/timeline${path}`, init));
      return { status: response.status, body: (await response.json()) as T };
    };
  };
  return { ask: client(), reload: client };
}

const lanternsIn = ({ posts }: Timeline) => posts.find(({ id }) => id === 'lanterns');

test('a like counts once, however often it is said, and can be taken back', async () => {
  const { ask } = opened();
  const before = lanternsIn((await ask<Timeline>('GET ')).body)!;
  for (const [liked, likes] of [
    [true, before.likes + 1],
    [true, before.likes + 1],
    [false, before.likes],
    [false, before.likes],
  ] as const) {
    const { body } = await ask<Post>('PATCH /lanterns', { liked });
    expect(body).toMatchObject({ id: 'lanterns', liked, likes });
  }
});

test('a comment stands last, without the space around it, and has no author but the visitor', async () => {
  const { ask } = opened();
  const { status, body } = await ask<Comment>('POST /lanterns/comments', { text: '  How lovely!\n' });
  expect({ status, body }).toMatchObject({ status: 201, body: { text: 'How lovely!' } });
  expect(body).not.toHaveProperty('author');
  const post = lanternsIn((await ask<Timeline>('GET ')).body);
  expect(post?.comments.at(-1)).toEqual(body);
});

test('likes and comments outlive a reload', async () => {
  const { ask, reload } = opened();
  await ask('PATCH /lanterns', { liked: true });
  await ask('POST /lanterns/comments', { text: 'Still here' });
  const post = lanternsIn((await reload()<Timeline>('GET ')).body);
  expect(post).toMatchObject({ liked: true });
  expect(post?.comments.at(-1)).toMatchObject({ text: 'Still here' });
});

test.each([
  ['PATCH /nothing', { liked: true }, 404, 'There is no such post.'],
  ['POST /nothing/comments', { text: 'Hello' }, 404, 'There is no such post.'],
  ['POST /lanterns/comments', { text: ' \n ' }, 400, 'A comment needs words.'],
  ['POST /lanterns/comments', { text: 'x'.repeat(1001) }, 400, 'The comment is too long.'],
])('%s with %j is refused', async (call, body, status, message) => {
  const { ask } = opened();
  const answer = await ask(call, body);
  expect(answer).toMatchObject({ status, body: { message } });
});

test('the newest post comes first, and the comments of a post from the oldest on', async () => {
  const { posts } = (await opened().ask<Timeline>('GET ')).body;
  const times = posts.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { comments } of posts)
    expect(comments.map(({ time }) => time)).toEqual(comments.map(({ time }) => time).toSorted());
});
