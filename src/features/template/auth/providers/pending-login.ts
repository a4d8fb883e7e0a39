import * as v from 'valibot';
import * as keys from '../../../../storage/keys.ts';
import { createStoredValue } from '../../../../storage/storage.ts';
import { ProviderFailure } from './provider.ts';

const schema = v.object({
  state: v.string(),
  nonce: v.string(),
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  /** The path of the page on which it was started. */
  from: v.pipe(v.string(), v.regex(/^\/pages\/auth\/[\w-]+$/)),
});

/** A login in progress at a provider's page. */
export type PendingLogin = v.InferOutput<typeof schema>;

/** The login in progress in this browser; a later one replaces it. */
export const storedLogin = createStoredValue(keys.pendingLogin, schema);

/** How long a login may take, in milliseconds. */
const longest = 10 * 60 * 1000;

/** Starts a login: nobody else can know its state and its nonce. */
export const createPendingLogin = (from: string, now: number): PendingLogin => ({
  state: createSecret(),
  nonce: createSecret(),
  startedAt: now,
  from,
});

/** Checks that the returning login is the one that was started. @throws ProviderFailure with one of our codes */
export function checkReturn(
  pending: PendingLogin | undefined,
  state: string | undefined,
  now: number,
): asserts pending is PendingLogin {
  if (!pending || pending.state !== state) throw new ProviderFailure('login/other-state');
  if (now - pending.startedAt > longest) throw new ProviderFailure('login/expired');
}

/** Checks that the provider answered this login. @throws ProviderFailure */
export function checkNonce(pending: PendingLogin, nonce: string) {
  if (pending.nonce !== nonce) throw new ProviderFailure('login/other-nonce');
}

// Not `crypto.randomUUID`: a phone in the same network has no secure context.
const createSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
