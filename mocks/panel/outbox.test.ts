import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from '../template/page.ts';
import { createLink, readOutbox } from './outbox.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
  vi.stubGlobal('location', { href: 'https://page.example/events' });
});
afterEach(() => void vi.unstubAllGlobals());

test('the panel shows the mails kept in this browser, and links to the page for a new password', async () => {
  expect(await readOutbox()).toEqual([]);
  const write = (state: string) => void storage.set('guestwise.template-state', JSON.stringify(state));
  const page = createTemplatePage({ read: () => undefined, write });
  const body = JSON.stringify({ email: 'samira@template.test' });
  await page(new Request('https://page.example/api/auth/forgot-password', { method: 'POST', body }));
  const [mail] = await readOutbox();
  expect(mail).toMatchObject({ to: 'samira@template.test', kind: 'reset' });
  expect(mail && createLink(mail)).toBe(`/pages/auth/reset-password?token=${mail?.token}`);
});
