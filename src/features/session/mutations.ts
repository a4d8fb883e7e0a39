import type { Api } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { withoutServerFields } from './preference.ts';
import { readUser, type User } from './user.ts';

/** What a login or a signup gives. */
export interface Entry {
  token: string;
  user: User;
}

/** login. Wrong credentials come as an ApiError whose `errors` name the field. */
export async function login(api: Api, body: { email: string; password: string }): Promise<Entry> {
  const { data } = await api.POST('/api/v1/users/login', { body });
  return readEntry(data);
}

function readEntry(body: { token?: unknown; data?: { user?: unknown } } | undefined): Entry {
  const user = readUser(body?.data?.user);
  if (!user || typeof body?.token !== 'string') throw new Error('The answer holds no session');
  return { token: body.token, user };
}

/** signup. The product sends no role: the server gives it (openapi/QUESTIONS.md, A9). */
export async function signup(api: Api, body: components['schemas']['Signup']): Promise<Entry> {
  const { data } = await api.POST('/api/v1/users/signup', { body });
  return readEntry(data);
}

/** savePreference. The answer is not read. */
export async function savePreference(api: Api, preference: User['preference']): Promise<void> {
  await api.PATCH('/api/v1/users/preference', { body: withoutServerFields(preference), parseAs: 'text' });
}
