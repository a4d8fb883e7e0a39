import type { createTabText } from '../../storage/storage.ts';
import { readClaims } from './token.ts';

/**
 * How a session ends: by a logout; by the server or another tab, so that drafts stay for the same user; or in doubt, so
 * that everything stored stays.
 */
export type Ending = 'logout' | 'expired' | 'unverified';

/** The user whose session ended in this tab, but not by a logout: nobody else may return to its path. */
export function createReturnGuard(kept: ReturnType<typeof createTabText>) {
  let user = kept.read();
  return {
    /** @param token the one of the session, for when its user is not known yet */
    end(ending: Ending, userId?: string, token = '') {
      user = ending === 'logout' ? '' : (userId ?? readOwner(token) ?? user);
      kept.write(user);
    },
    mayReturn: (userId: string) => user === '' || user === userId,
  };
}

/** The user in a token, if it is an id like those of the API: an id of another kind, such as a provider's, proves nothing. */
const readOwner = (token: string) => readClaims(token)?.subject?.match(/^[\da-f]{24}$/i)?.[0];
