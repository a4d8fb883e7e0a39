import type { Api } from '../../api/client.ts';
import { waitOrDoWithout } from '../../api/do-without.ts';
import { createTabText } from '../../storage/storage.ts';
import { readMe } from './queries.ts';
import { createSession } from './session.ts';
import type { SessionOptions } from './session-options.ts';
import { storedSkew, storedToken } from './token.ts';

/** Creates the session over the real network, storage and clock. */
export const createBrowserSession = (
  api: Api,
  callbacks: Pick<SessionOptions, 'explain' | 'notify' | 'dropUnsent' | 'onEnd' | 'onUserChange'> & {
    /** The users with data on this device for the page in the address. */
    readKeptUsers(): Promise<readonly unknown[]>;
  },
) => {
  const findKeptUser = async (token: string) => {
    const { findTokenUser } = await import('./kept-user.ts');
    return findTokenUser(token, await callbacks.readKeptUsers());
  };
  return createSession({
    token: storedToken,
    skew: storedSkew,
    cutOff: createTabText('guestwise.cut-off'),
    getMe: () =>
      waitOrDoWithout(readMe(api), async () => (await findKeptUser(storedToken.read() ?? '')) !== undefined),
    ...callbacks,
    findKeptUser,
    now: Date.now,
  });
};
