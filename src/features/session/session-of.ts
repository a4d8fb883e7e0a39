import type { Api } from '../../api/client.ts';
import { onlyInMemory } from '../../storage/storage.ts';
import { readMe } from './queries.ts';
import { createSession, type SessionParts } from './session.ts';
import { storedSkew, storedToken } from './token.ts';

/** The session over the real network, storage and clock. */
export const sessionOf = (api: Api, { say, forget }: Pick<SessionParts, 'say' | 'forget'>) =>
  createSession({
    token: storedToken,
    skew: storedSkew,
    getMe: () => readMe(api),
    say,
    isLasting: () => !onlyInMemory(),
    forget,
    now: Date.now,
  });
