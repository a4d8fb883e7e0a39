import { askForToken } from '../reach.ts';
import type { Run } from './kit.ts';
import { createCredentials, createGuestApi, register, signIn } from './person.ts';
import { createRecorder } from './recorder.ts';

/** How the check gets its accounts. */
export interface SessionOptions {
  /** An existing account; without it, a new one is registered. */
  email?: string | undefined;
  password?: string | undefined;
  /** Its token, instead of both. */
  token?: string | undefined;
  /** The address of the provider states, which can issue an expired token. */
  stateUrl?: string | undefined;
  productOrigin?: string | undefined;
}

/** Logs two organisers in. Their accounts remain, because no call deletes one. */
export async function beginRun(origin: string, options: SessionOptions): Promise<Run> {
  const api = createGuestApi(origin, createRecorder());
  const { email, password, token, stateUrl, productOrigin } = options;
  const getOwn = async () => {
    if (token !== undefined) return token;
    if (email !== undefined && password !== undefined) return (await signIn(api, { email, password })).token;
    return (await register(api, createCredentials('Conformance One'))).token;
  };
  const organiser = await getOwn();
  const other = (await register(api, createCredentials('Conformance Two'))).token;
  const ended =
    stateUrl === undefined ? undefined : await askForToken(stateUrl, 'the token of an organiser has ended');
  return { origin, tokens: { organiser, other, ended }, productOrigin };
}
