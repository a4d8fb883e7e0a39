import type { Mail } from '../../src/api/template.gen.ts';
import { createTemplatePage } from '../template/page.ts';

/** Where the page keeps the state of the template areas: src/storage/keys.ts. */
const key = 'guestwise.template-state';

/** The mails to the demo accounts, newest first. They are kept in this browser, like all data of the template areas. */
export async function readOutbox(): Promise<Mail[]> {
  const text = localStorage.getItem(key);
  const state: unknown = text === null ? undefined : JSON.parse(text);
  const read = () => (typeof state === 'string' ? state : undefined);
  const answer = createTemplatePage({ read, write: () => {} });
  const response = await answer(new Request(new URL('/api/auth/outbox', location.href)));
  return response.json();
}

/** The address of the page that a mail's link opens. */
export const createLink = ({ token }: Mail) =>
  `/pages/auth/reset-password?${new URLSearchParams({ token }).toString()}`;
