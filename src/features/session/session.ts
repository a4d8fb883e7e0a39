import type { Refusal } from '../../api/bearer.ts';
import { ApiError } from '../../api/errors.ts';
import type { Stored } from '../../storage/storage.ts';
import { isAllowed, roleGroups } from './access.ts';
import * as notices from './notices.ts';
import { hasExpired, readClaims, skewOf } from './token.ts';
import type { User } from './user.ts';

export type SessionState =
  /** A token is there and getMe is on its way. */
  | { status: 'checking' }
  /** `because` is why a session ended that nobody had asked to end. */
  | { status: 'signed-out'; because?: notices.SessionNotice }
  | { status: 'signed-in'; user: User; mayReturn: boolean }
  /** Another user signed in in another tab: this one shows nothing and calls nobody. */
  | { status: 'frozen' };

/**
 * How a session ends: with a logout; cut off by the server or another tab, so that unsaved drafts stay
 * for the same user; or in doubt, so that everything stored stays.
 */
export type Ending = 'logout' | 'cut off' | 'in doubt';

export interface SessionParts {
  token: Stored<string>;
  skew: Stored<number>;
  /** getMe. */
  getMe(): Promise<User>;
  say(notice: notices.SessionNotice): void;
  /** Whether what is stored outlives this tab. */
  isLasting(): boolean;
  /** Empties what holds something of the user. */
  forget(ending: Ending, userId: string | undefined): void;
  /** Milliseconds since 1970, by this device. */
  now(): number;
}

export type Session = ReturnType<typeof createSession>;

/** The session of this tab (the specification, section 4). It starts when `start` is called. */
export function createSession({ token: kept, skew, getMe, say, isLasting, forget, now }: SessionParts) {
  let state: SessionState = { status: 'signed-out' };
  let token: string | undefined;
  /** Whose session was cut off in this tab: nobody else may come back to the path it left. */
  let cutOff: string | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const seconds = () => now() / 1000;

  /** Says why nobody is signed in: in passing, and for as long as that is so. */
  const explain = (because: notices.SessionNotice) => {
    if (state.status === 'signed-out') become({ ...state, because });
    say(because);
  };

  /** Ends the session in this tab, and everywhere unless another tab's token has taken its place. */
  const end = (ending: Ending) => {
    const userId = state.status === 'signed-in' ? state.user.id : undefined;
    if (ending === 'cut off') cutOff = userId ?? cutOff;
    if (ending === 'logout') cutOff = undefined;
    if (ending !== 'in doubt' && kept.read() === token) kept.remove();
    token = undefined;
    become({ status: 'signed-out' });
    forget(ending, userId);
  };
  const enter = (user: User) => {
    if (!isAllowed(roleGroups.user, user.roles)) {
      end('logout');
      return explain(notices.noRole());
    }
    const mayReturn = cutOff === undefined || cutOff === user.id;
    cutOff = undefined;
    become({ status: 'signed-in', user, mayReturn });
  };

  const autoLogin = async (candidate: string) => {
    token = candidate;
    become({ status: 'checking' });
    try {
      const user = await getMe();
      if (token === candidate) enter(user);
    } catch (error) {
      if (token !== candidate) return;
      end(saysNothing(error) ? 'in doubt' : 'cut off');
      explain(notices.failedAutoLogin(error instanceof ApiError ? error.message : ''));
    }
  };

  const start = () => {
    const candidate = kept.read();
    const claims = candidate === undefined ? undefined : readClaims(candidate);
    if (candidate === undefined || !claims) {
      kept.remove();
      return become({ status: 'signed-out' });
    }
    if (!hasExpired(claims, seconds(), skew.read() ?? 0)) return void autoLogin(candidate);
    kept.remove();
    become({ status: 'signed-out' });
    explain(notices.longInactivity());
  };

  /** Does what another tab did, or what happened while this page lay in the back/forward cache. */
  const follow = () => {
    const found = kept.read();
    if (found === undefined && state.status !== 'signed-out') return end('cut off');
    if (found === undefined || found === token) return;
    if (state.status === 'frozen') return;
    if (state.status === 'signed-out') return start();
    if (token !== undefined && isSameUser(found, token)) return void (token = found);
    token = undefined;
    become({ status: 'frozen' });
    forget('in doubt', undefined);
  };
  kept.onChangeElsewhere(follow);

  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The token as every tab knows it now: storage is asked, for its events may come after a call. */
    token() {
      follow();
      return token;
    },
    start,
    follow,
    /** Resolves once the auth check is through. */
    settled: () =>
      new Promise<SessionState>((resolve) => {
        const check = () => {
          if (state.status === 'checking') return;
          listeners.delete(check);
          resolve(state);
        };
        listeners.add(check);
        check();
      }),
    /** Takes over what login or signup answered. */
    signIn(fresh: string, user: User) {
      token = fresh;
      kept.write(fresh);
      const claims = readClaims(fresh);
      if (claims) skew.write(skewOf(claims, seconds()));
      enter(user);
      if (!isLasting()) say(notices.onlyThisTab());
    },
    signOut: () => end('logout'),
    /** Puts another preference in the place of the user's, in this tab. */
    prefer(preference: User['preference']) {
      if (state.status === 'signed-in') become({ ...state, user: { ...state.user, preference } });
    },
    /** A call was refused with 401 or 500. However many are, the session ends once. */
    refused({ status, message, token: refused }: Refusal) {
      if (refused !== token) return;
      const wasChecking = state.status === 'checking';
      end('cut off');
      if (wasChecking) explain(notices.failedAutoLogin(message));
      else explain(status === 500 ? notices.serverError() : notices.tokenRefused(message));
    },
  };
}

/** No answer, or another network's page in its place, proves nothing against the token; a reload cuts calls off, too. */
const saysNothing = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;

function isSameUser(one: string, other: string) {
  const subject = readClaims(one)?.subject;
  return subject !== undefined && subject === readClaims(other)?.subject;
}
