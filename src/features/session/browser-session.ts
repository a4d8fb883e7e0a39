import type { Api } from '../../api/client.ts';
import { onlyInMemory } from '../../storage/storage.ts';
import { readMe } from './queries.ts';
import { createSession, type SessionOptions } from './session.ts';
import { isUserOf, storedSkew, storedToken } from './token.ts';
import { readKeptUser } from './user.ts';

/** Creates the session over the real network, storage and clock. */
export const createBrowserSession = (
  api: Api,
  callbacks: Pick<SessionOptions, 'explain' | 'notify' | 'dropUnsent' | 'onEnd'> & {
    /** The users with data on this device for the page in the address. */
    readKeptUsers(): readonly unknown[];
  },
) =>
  createSession({
    token: storedToken,
    skew: storedSkew,
    getMe: () => readMe(api),
    ...callbacks,
    findKeptUser: (token) =>
      callbacks
        .readKeptUsers()
        .map(readKeptUser)
        .find((user) => user !== undefined && isUserOf(token, user.id)),
    isLasting: () => !onlyInMemory(),
    now: Date.now,
  });
