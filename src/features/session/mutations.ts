import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { isDoubtful } from '../../api/read-back.ts';
import type { components } from '../../api/schema.gen.ts';
import { withoutServerFields } from './preference.ts';
import { readClaims, tokenSchema } from './token.ts';
import { readUser, type User } from './user.ts';

/** The session that a login or a signup begins. */
export interface NewSession {
  token: string;
  user: User;
  /** The server's own sentence, or ''. */
  message: string;
}

/** login. Wrong credentials are an ApiError whose `errors` name the field. */
export const loginMutation = (api: Api) =>
  mutationOptions({ mutationFn: (body: { email: string; password: string }) => login(api, body) });

/** signup. */
export const signupMutation = (api: Api) =>
  mutationOptions({ mutationFn: (body: components['schemas']['Signup']) => signup(api, body) });

export async function login(api: Api, body: { email: string; password: string }): Promise<NewSession> {
  const { data } = await api.POST('/api/v1/users/login', { body });
  return readNewSession(data);
}

/** The product sends no role: the server gives it (openapi/QUESTIONS.md, A9). */
export async function signup(api: Api, body: components['schemas']['Signup']): Promise<NewSession> {
  const { data } = await api.POST('/api/v1/users/signup', { body });
  return readNewSession(data);
}

/** @throws UnreadableResponse where there is no user, or a token that the next visit would not accept */
function readNewSession(
  body: { token?: unknown; message?: unknown; data?: { user?: unknown } } | undefined,
): NewSession {
  const user = readUser(body?.data?.user);
  const token = body?.token;
  if (!user || !v.is(tokenSchema, token) || !readClaims(token)) {
    throw new UnreadableResponse('The response holds no session');
  }
  return { token, user, message: typeof body?.message === 'string' ? body.message : '' };
}

/**
 * savePreference. The specification shows no answer, so whatever does not speak against it will do.
 * @throws UnreadableResponse where it does
 */
export async function savePreference(api: Api, preference: User['preference']): Promise<void> {
  const body = withoutServerFields(preference);
  const { data } = await api.PATCH('/api/v1/users/preference', { body, parseAs: 'text' });
  if (isDoubtful(data, ['_id', ...Object.keys(body)])) throw new UnreadableResponse();
}
