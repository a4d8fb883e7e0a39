import { ApiError } from '../../src/api/errors.ts';
import { askForToken, Unusable } from '../reach.ts';
import type { Run } from './kit.ts';
import { describeError } from './mismatch.ts';
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

/** Logs two organisers in. Their accounts remain, because no call deletes one. @throws Unusable */
export async function beginRun(origin: string, options: SessionOptions): Promise<Run> {
  const written = new Set<string>();
  const recorder = createRecorder(written);
  const api = createGuestApi(origin, recorder);
  const { email, password, token, stateUrl, productOrigin } = options;
  const getOwn = async () => {
    if (token !== undefined) return token;
    if (email !== undefined && password !== undefined) return (await signIn(api, { email, password })).token;
    return (await register(api, createCredentials('Conformance One'))).token;
  };
  const getOther = async () => (await register(api, createCredentials('Conformance Two'))).token;
  const begin = (session: Promise<string>) =>
    session.catch((error: unknown) => {
      const advice =
        error instanceof ApiError
          ? 'Is the account right, and is signup open?'
          : 'See openapi/backend.yaml, Session.';
      const said = `${recorder.nameCall()}: ${describeError(error)}`;
      throw new Unusable(`No session could be begun: ${said}. ${advice}`);
    });
  const organiser = await begin(getOwn());
  const other = await begin(getOther());
  const ended =
    stateUrl === undefined ? undefined : await askForToken(stateUrl, 'the token of an organiser has ended');
  return { origin, tokens: { organiser, other, ended }, productOrigin, written };
}
