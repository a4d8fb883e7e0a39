import { beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from './page.ts';

const now = new Date('2026-06-05T19:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now }));

const email = 'samira@template.test';
const password = 'jasmine in june';

function open() {
  let kept: string | undefined;
  const answer = createTemplatePage({ read: () => kept, write: (state) => (kept = state) });
  const send = async (path: string, init: RequestInit = {}) =>
    answer(new Request(`https://page.example/api/auth${path}`, init));
  const post = async (path: string, body: object) =>
    (await send(path, { method: 'POST', body: JSON.stringify(body) })).status;
  const mails = async (): Promise<{ to: string; token: string }[]> => (await send('/outbox')).json();
  return { post, mails, kept: () => kept };
}

test('the link of a mail changes the password once', async () => {
  const { post, mails, kept } = open();
  expect(await post('/forgot-password', { email: ' Samira@template.test' })).toBe(204);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: email, kind: 'reset' });
  expect(await post('/reset-password', { token: mail?.token, password })).toBe(204);
  expect(kept()).not.toContain(password);
  expect(await post('', { email, password: 'saffron' })).toBe(400);
  expect(await post('', { email, password })).toBe(200);
  expect(await post('/reset-password', { token: mail?.token, password: 'another one' })).toBe(400);
});

test('the link of a mail is valid for an hour', async () => {
  const { post, mails } = open();
  await post('/forgot-password', { email });
  const [mail] = await mails();
  vi.setSystemTime(now.getTime() + 60 * 60 * 1000 + 1);
  expect(await post('/reset-password', { token: mail?.token, password })).toBe(400);
});

test.each(['nobody@template.test', 'filiz@firebase.test'])(
  'nothing is sent to %s, and the response does not reveal it',
  async (to) => {
    const { post, mails } = open();
    expect(await post('/forgot-password', { email: to })).toBe(204);
    expect(await mails()).toEqual([]);
  },
);
