import type { Api } from '../../api/client.ts';
import { onlyInMemory } from '../../storage/storage.ts';
import { readMe } from './queries.ts';
import { createSession, type SessionOptions } from './session.ts';
import { storedSkew, storedToken } from './token.ts';

/** Creates the session over the real network, storage and clock. */
export const createBrowserSession = (
  api: Api,
  callbacks: Pick<SessionOptions, 'explain' | 'notify' | 'dropUnsent' | 'onEnd'> & {
    /** The users with data on this device for the page in the address. */
    readKeptUsers(): Promise<readonly unknown[]>;
  },
) =>
  createSession({
    token: storedToken,
    skew: storedSkew,
    getMe: () => readMe(api),
    ...callbacks,
    async findKeptUser(token) {
      const { findUserOf } = await import('./kept-user.ts');
      return findUserOf(token, await callbacks.readKeptUsers());
    },
    isLasting: () => !onlyInMemory(),
    now: Date.now,
  });
