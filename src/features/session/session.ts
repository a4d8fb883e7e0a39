import { useSyncExternalStore } from 'react';
import type { EndingResponse } from '../../api/auth-middleware.ts';
import { ApiError, hasEndedSession, getServerMessage, NetworkError } from '../../api/errors.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { createTabText, Stored } from '../../storage/storage.ts';
import { createStore } from '../../storage/store.ts';
import { isAllowed, roleGroups } from './access.ts';
import * as notices from './notices.ts';
import { hasExpired, isSameUser, parseClaims, getSkew } from './token.ts';
import type { User } from './user.ts';

/** The changes that were dropped because the session ended, one sentence each. */
type DroppedChanges = readonly MessageDescriptor[];

/** The dependencies of a session. */
export interface SessionDeps {
  token: Stored<string>;
  skew: Stored<number>;
  /** Remembers whose session expired in this tab. */
  returnGuard: ReturnType<typeof createTabText>;
  getMe(): Promise<User>;
  /**
   * The user of a token for a page that works without the server, if the device has the data of the page.
   * @param isUnreached whether there was no response at all: then any page opens for a user whom the device knows
   */
  findKeptUser(token: string, isUnreached: boolean): Promise<User | undefined>;
  /** Milliseconds since 1970, by this device. */
  now(): number;
}

/** The page's reactions to the start and end of a session. */
export interface SessionEvents {
  /** Reports why the session ended; the state has it as `reason`, too. */
  explain(reason: notices.SessionNotice): void;
  /** Reports something about the new session. */
  notify(notice: notices.SessionNotice): void;
  /** Drops the changes that are not sent yet. @param mayName whether a name may be shown */
  dropChanges(mayName: boolean): DroppedChanges;
  /** Deletes the user's data. @param token the one of the session that has ended */
  onEnd(ending: Ending, userId: string | undefined, token?: string): void;
  /** A different user logs in: removes the earlier user's data from this tab. */
  onUserChange(): void;
}

export type SessionState =
  /** A token was found and getMe is running. */
  | { status: 'checking'; token: string }
  /** `reason` is why the session ended, unless the person logged out. */
  | { status: 'signed-out'; reason?: notices.SessionNotice; dropped?: DroppedChanges }
  /** `mayReturn`: whether the path of an earlier session may be opened again. */
  | { status: 'signed-in'; token: string; user: User; mayReturn: boolean }
  /** Another user logged in in another tab: this one shows nothing and makes no calls. */
  | { status: 'other-user'; dropped?: DroppedChanges };

export type Session = ReturnType<typeof createSession>;

/**
 * The session of this tab (the specification, section 4). Its life:
 * - Created, it is signed out and silent: the router and the client are built around it, and then call `start`.
 * - `start` looks for a stored token. While getMe runs the session is 'checking', then 'signed-in' or 'signed-out'.
 * - `signIn` begins a session with the response of a login or a signup.
 * - It ends once: by `signOut`, by a 401 or a 500 (`onEndingResponse`), or because another tab removed the token. Each
 *   end drops changes that are not sent, clears the data that may not outlive it (`onEnd`) and gives a reason.
 * - Another user's token from another tab makes it 'other-user', until the page is loaded again.
 */
export function createSession(deps: SessionDeps) {
  const { token: stored, skew, getMe, findKeptUser, now } = deps;
  /** From `start` on. */
  let events: SessionEvents | undefined;
  const store = createStore<SessionState>({ status: 'signed-out' });
  const getState = store.getSnapshot;
  const returnGuard = createReturnGuard(deps.returnGuard);
  /** The user who was signed in last, in this tab. */
  let lastUser: string | undefined;
  /** The last calls of a logout. */
  let lastCalls: Promise<unknown> | undefined;
  const seconds = () => now() / 1000;
  const getUserId = () => {
    const state = getState();
    return state.status === 'signed-in' ? state.user.uid : undefined;
  };
  const currentToken = () => {
    const state = getState();
    return 'token' in state ? state.token : undefined;
  };

  /** Ends the session in this tab, and everywhere unless another tab's token has replaced it. */
  const end = (ending: Ending, reason?: notices.SessionNotice) => {
    const [userId, token] = [getUserId(), currentToken()];
    if (ending === 'logout') returnGuard.forget();
    else returnGuard.remember(userId, token);
    if (ending !== 'unverified' && stored.read() === token) stored.remove();
    // Without a reason it was a logout, in this tab or another: nothing private stays.
    store.set({
      status: 'signed-out',
      ...(reason && { reason }),
      dropped: events?.dropChanges(reason !== undefined) ?? [],
    });
    events?.onEnd(ending, userId, token);
    if (reason) events?.explain(reason);
  };
  const enter = (token: string, user: User) => {
    const mayReturn = returnGuard.mayReturn(user.uid);
    returnGuard.forget();
    if (lastUser !== undefined && lastUser !== user.uid) events?.onUserChange();
    lastUser = user.uid;
    store.set({ status: 'signed-in', token, user, mayReturn });
  };

  const autoLogin = async (token: string) => {
    store.set({ status: 'checking', token });
    try {
      const user = await getMe();
      if (currentToken() !== token) return;
      if (hasAccess(user)) enter(token, user);
      else end('logout', notices.noRole());
    } catch (error) {
      if (currentToken() !== token) return;
      const kept = isTokenUnverified(error)
        ? await findKeptUser(token, error instanceof NetworkError).catch(() => undefined)
        : undefined;
      if (currentToken() !== token) return;
      if (kept && hasAccess(kept)) return enter(token, kept);
      end(
        isTokenUnverified(error) ? 'unverified' : 'expired',
        notices.createAutoLoginNotice(getServerMessage(error)),
      );
    }
  };

  /** Looks for a session of an earlier visit, or of another tab. */
  const resume = () => {
    const token = stored.read();
    const claims = token === undefined ? undefined : parseClaims(token);
    if (token !== undefined && claims && !hasExpired(claims, seconds(), skew.read() ?? 0)) {
      return void autoLogin(token);
    }
    stored.remove();
    if (claims) returnGuard.remember(undefined, token);
    const reason = claims && notices.longInactivity();
    store.set({ status: 'signed-out', ...(reason && { reason }) });
    if (reason) events?.explain(reason);
  };

  /** Follows what another tab did, or what happened while this page was in the back/forward cache. */
  const syncWithStorage = () => {
    const found = stored.read();
    const state = getState();
    if (found === undefined) return void (state.status !== 'signed-out' && end('expired'));
    if (found === currentToken() || state.status === 'other-user') return;
    if (state.status === 'signed-out') return resume();
    // The running getMe would be ignored, because its token is not the current one any more.
    if (isSameUser(found, state.token))
      return state.status === 'checking' ? void autoLogin(found) : store.set({ ...state, token: found });
    returnGuard.remember(getUserId());
    store.set({ status: 'other-user', dropped: events?.dropChanges(false) ?? [] });
    events?.onEnd('unverified', undefined);
  };
  return {
    getSnapshot: getState,
    subscribe: store.subscribe,
    /** Begins the life of the session. Called once, before the page makes its first call. */
    start(listener: SessionEvents) {
      events = listener;
      stored.onChangeElsewhere(syncWithStorage);
      resume();
    },
    syncWithStorage,
    /**
     * The token to send. Storage is read each time, because its events may arrive after a call was sent: if another tab
     * has logged out or in, there is none.
     */
    getToken() {
      const [token, found] = [currentToken(), stored.read()];
      if (token === undefined || found === undefined) return undefined;
      return found === token || isSameUser(found, token) ? found : undefined;
    },
    /** Resolves with the state once the user is no longer being checked. */
    waitForAuthCheck: () =>
      new Promise<SessionState>((resolve) => {
        const check = () => {
          if (getState().status === 'checking') return;
          unsubscribe();
          resolve(getState());
        };
        const unsubscribe = store.subscribe(check);
        check();
      }),
    /** Starts the session that login or signup returned. */
    signIn(token: string, user: User) {
      if (!hasAccess(user)) return end('logout', notices.noRole());
      const isLasting = stored.write(token);
      const claims = parseClaims(token);
      if (claims) skew.write(getSkew(claims, seconds()));
      enter(token, user);
      if (!isLasting) events?.notify(notices.onlyThisTab());
    },
    /**
     * Ends the session, and deletes the user's data. A second logout waits for the first.
     * @param finish the last calls, which cannot end the session; it waits for them for three seconds at most
     */
    async signOut(finish?: () => Promise<unknown>) {
      if (lastCalls) return void (await lastCalls);
      const [userId, token] = [getUserId(), currentToken()];
      if (finish) {
        const timeout = new Promise((resolve) => setTimeout(resolve, finishTimeout));
        lastCalls = Promise.race([finish(), timeout]).finally(() => {
          lastCalls = undefined;
        });
        await lastCalls;
      }
      // Another user is logged in, in another tab.
      const isOtherUser = getState().status === 'other-user';
      if (getUserId() === userId && !isOtherUser) end('logout');
      // Another tab ended the session in the meantime.
      else if (userId !== undefined) events?.onEnd('logout', userId, token);
    },
    /** Replaces the user's preference, in this tab. An equal one draws nothing again. */
    setPreference(preference: User['preference']) {
      const state = getState();
      if (state.status !== 'signed-in') return;
      if (JSON.stringify(preference) !== JSON.stringify(state.user.preference))
        store.set({ ...state, user: { ...state.user, preference } });
    },
    /** A call was answered with 401 or 500. However many there are, the session ends once. */
    onEndingResponse({ status, message, token }: EndingResponse) {
      if (token === undefined || token !== currentToken() || lastCalls) return;
      if (getState().status === 'checking') return end('expired', notices.createAutoLoginNotice(message));
      end('expired', status === 500 ? notices.serverError() : notices.tokenRefused(message));
    },
  };
}

/** The current session; the component follows it. */
export const useSession = (session: Session) => useSyncExternalStore(session.subscribe, session.getSnapshot);

/** How long a logout waits for its last calls, in milliseconds. */
const finishTimeout = 3_000;

const hasAccess = ({ roles }: User) => isAllowed(roleGroups.user, roles);

/**
 * Responses of the API against a token: it is refused, or its user does not exist. 401 and 500 end a session anyway.
 */
const endingStatuses = new Set([400, 401, 403, 404, 410, 500]);

/** Whether a failed getMe is no evidence against the token. A reload aborts calls, too. */
const isTokenUnverified = (error: unknown) =>
  !hasEndedSession(error) &&
  !(error instanceof ApiError && error.isFromApi && endingStatuses.has(error.status));

/**
 * How a session ends: by a logout; by the server or another tab, so that drafts stay for the same user; or with an unverified token, so
 * that everything stored stays.
 */
export type Ending = 'logout' | 'expired' | 'unverified';

/** The user whose session ended in this tab, but not by a logout: only this user may return to its path. */
function createReturnGuard(stored: ReturnType<typeof createTabText>) {
  let user = stored.read();
  const keep = (next: string) => {
    user = next;
    stored.write(user);
  };
  return {
    /** @param token the one of the session, for when its user is not known yet */
    remember: (userId?: string, token = '') => keep(userId ?? findOwner(token) ?? user),
    forget: () => keep(''),
    mayReturn: (userId: string) => user === '' || user === userId,
  };
}

/** The user in a token, if it is an id like those of the API: an id of another kind, such as a provider's, proves nothing. */
const findOwner = (token: string) => parseClaims(token)?.subject?.match(/^[\da-f]{24}$/i)?.[0];
