import { createAuthMiddleware } from '../../src/api/auth-middleware.ts';
import { type Api, createApi, createOrganiserApi } from '../../src/api/client.ts';
import { login, type NewSession, signup } from '../../src/features/session/mutations.ts';
import type { Recorder } from './recorder.ts';

/** A user, with the product's own client. */
export interface Person {
  api: Api;
  token: string;
}

export interface Credentials {
  displayName: string;
  email: string;
  phone: string;
  password: string;
}

export const createGuestApi = (origin: string, { send }: Recorder): Api =>
  createApi(`${origin}/api/v1`, send);

/** A logged-in organiser. @param token the value in local storage */
export function createPerson(origin: string, recorder: Recorder, token: string): Person {
  const api = createOrganiserApi(`${origin}/api/v1`, recorder.send);
  const own = new URL(origin).origin;
  api.use(createAuthMiddleware({ origin: own, getToken: () => token, onEndingResponse: () => {} }));
  return { api, token };
}

/** Creates details for an account that does not exist yet. */
export function createCredentials(name: string): Credentials {
  const unique = crypto.randomUUID().slice(0, 13);
  return {
    displayName: name,
    email: `conformance.${unique}@example.org`,
    phone: '0501234567',
    password: `Jasmine in June ${unique}`,
  };
}

export const register = (api: Api, credentials: Credentials): Promise<NewSession> =>
  signup(api, { ...credentials, passwordConfirm: credentials.password });

export const signIn = (api: Api, { email, password }: Pick<Credentials, 'email' | 'password'>) =>
  login(api, { email, password });
