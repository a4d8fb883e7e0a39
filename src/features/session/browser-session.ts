import type { Api } from '../../api/client.ts';
import { onlyInMemory } from '../../storage/storage.ts';
import { readMe } from './queries.ts';
import { createSession, type SessionOptions } from './session.ts';
import { storedSkew, storedToken } from './token.ts';

/** Creates the session over the real network, storage and clock. */
export const createBrowserSession = (
  api: Api,
  callbacks: Pick<SessionOptions, 'explain' | 'notify' | 'dropUnsent' | 'onEnd'>,
) =>
  createSession({
    token: storedToken,
    skew: storedSkew,
    getMe: () => readMe(api),
    ...callbacks,
    isLasting: () => !onlyInMemory(),
    now: Date.now,
  });
