import { expect, test } from 'vitest';
import type { Timeline } from '../../src/template/api/template.gen.ts';
import { createTemplatePage } from './page.ts';

/** A page, and the same page after a reload, with the kept state between them. */
function opened() {
  let kept: string | undefined;
  const load = () => {
    const answer = createTemplatePage({ read: () => kept, write: (state) => void (kept = state) });
    const call = async (method: string, path: string, init: RequestInit = {}) =>
      answer(new Request(`https://page.example/api/profile/timeline${path}`, { method, ...init }));
    return {
      async timeline() {
        const response = await call('GET', '');
        return (await response.json()) as Timeline;
      },
      async lanterns() {
        const { posts } = await this.timeline();
        return posts.find(({ id }) => id === 'lanterns');
      },
      async tell(method: string, path: string, body: object) {
        const response = await call(method, path, { body: JSON.stringify(body) });
        return { status: response.status, body: (await response.json()) as unknown };
      },
    };
  };
  return { ...load(), reload: load };
}

test('a like counts once, even if sent several times, and can be undone', async () => {
  const page = opened();
  const { likes = 0 } = (await page.lanterns()) ?? {};
  for (const liked of [true, true, false, false]) {
    const body = { id: 'lanterns', liked, likes: likes + Number(liked) };
    expect(await page.tell('PATCH', '/lanterns', { liked })).toMatchObject({ status: 200, body });
  }
});

test('a comment comes last, is trimmed, and its author is always the visitor', async () => {
  const page = opened();
  const { status, body } = await page.tell('POST', '/lanterns/comments', { text: '  How lovely!\n' });
  expect({ status, body }).toMatchObject({ status: 201, body: { text: 'How lovely!' } });
  expect(body).not.toHaveProperty('author');
  expect((await page.lanterns())?.comments.at(-1)).toEqual(body);
});

test('likes and comments survive a reload', async () => {
  const page = opened();
  await page.tell('PATCH', '/lanterns', { liked: true });
  await page.tell('POST', '/lanterns/comments', { text: 'Still here' });
  const post = await page.reload().lanterns();
  expect(post).toMatchObject({ liked: true });
  expect(post?.comments.at(-1)).toMatchObject({ text: 'Still here' });
});

test.each([
  ['PATCH', '/nothing', { liked: true }, 404, 'There is no such post.'],
  ['POST', '/nothing/comments', { text: 'Hello' }, 404, 'There is no such post.'],
  ['POST', '/lanterns/comments', { text: ' \n ' }, 400, 'A comment needs words.'],
  ['POST', '/lanterns/comments', { text: 'x'.repeat(1001) }, 400, 'The comment is too long.'],
])('%s %s with %j is refused', async (method, path, body, status, message) => {
  expect(await opened().tell(method, path, body)).toMatchObject({ status, body: { message } });
});

test('posts are sorted newest first, and the comments of a post oldest first', async () => {
  const { posts } = await opened().timeline();
  const times = posts.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { comments } of posts) {
    const said = comments.map(({ time }) => time);
    expect(said).toEqual(said.toSorted());
  }
});
