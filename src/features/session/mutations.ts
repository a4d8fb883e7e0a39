import * as v from 'valibot';
import type { Api } from '../../api/client.ts';
import { hasEnvelopeError, ApiError, UnreadableResponse } from '../../api/errors.ts';
import type { components } from '../../api/schema.gen.ts';
import { isOfOther, parseClaims, tokenSchema } from './token.ts';
import { parseUser, type User } from './user.ts';

/** The session that a login or a signup starts. */
export interface NewSession {
  token: string;
  user: User;
}

/** Wrong credentials are an ApiError whose `errors` name the field. */
export async function login(api: Api, body: { email: string; password: string }): Promise<NewSession> {
  const { data } = await api.POST('/api/v1/users/login', { body });
  return parseNewSession(data);
}

/** The product sends no role: the server sets it (openapi/QUESTIONS.md, A9). */
export async function signup(api: Api, body: components['schemas']['Signup']): Promise<NewSession> {
  const { data } = await api.POST('/api/v1/users/signup', { body });
  return parseNewSession(data);
}

/**
 * @throws ApiError with the server's own message for a refusal in a 200
 * @throws UnreadableResponse without a user, or with a token that belongs to another user or that the next visit would
 * not accept
 */
function parseNewSession(
  body: { status?: string; token?: unknown; data?: { user?: unknown } } | undefined,
): NewSession {
  if (isRefused(body)) throw new ApiError({ status: 200, method: 'POST', path: '/api/v1/users' }, body);
  const user = parseUser(body?.data?.user);
  const token = body?.token;
  if (!user || !v.is(tokenSchema, token) || !parseClaims(token) || isOfOther(token, user.uid)) {
    throw new UnreadableResponse('The response holds no session');
  }
  return { token, user };
}

/**
 * Whether the server refuses. An unknown `status` is not a refusal, because nothing could be read again without a
 * session.
 */
const isRefused = (body: { status?: string } | undefined) =>
  hasEnvelopeError({ ...body, status: /fail|error/i.exec(String(body?.status))?.[0] });
