import type { Api } from '../../api/client.ts';
import { withFallback } from '../../api/with-fallback.ts';
import { createTabText } from '../../storage/storage.ts';
import { readMe } from './user.ts';
import { createSession } from './session.ts';
import { storedSkew, storedToken } from './token.ts';

/** Creates the session over the real network, storage and clock. */
export function createBrowserSession(api: Api) {
  // Only a start without the server needs it.
  const findKeptUser = async (token: string) =>
    (await import('./kept-user.ts')).findTokenUser(token, location.pathname);
  return createSession({
    token: storedToken,
    skew: storedSkew,
    returnGuard: createTabText('guestwise.cut-off'),
    getMe: () =>
      withFallback(readMe(api), async () => (await findKeptUser(storedToken.read() ?? '')) !== undefined),
    findKeptUser,
    now: Date.now,
  });
}
