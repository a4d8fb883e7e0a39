import { deletionChannel, logoutChannel, openChannel } from '../../browser/open-channel.ts';
import type { Deletion } from '../../domain/announce-deletion.ts';
import type { Session } from './session.ts';
import { isSameUser } from './token.ts';
import { removeUserData } from '../../storage/user-data.ts';

/**
 * Follows what other tabs do to the session of this one.
 * @param leaveAddress goes to an address without anything private, such as a name that was searched for
 */
export function followOtherTabs(session: Session, leaveAddress: () => void) {
  const getStatus = () => session.getSnapshot().status;
  // Other tabs may store what was typed or sent a moment before the logout.
  const tabs = createLogoutTabs((message) => {
    if ('kinds' in message) return removeUserData(message.ownerId, message.kinds);
    const { userId, token } = message;
    session.syncWithStorage();
    const now = session.getToken();
    const isBack = now !== undefined && token !== undefined && now !== token && isSameUser(now, token);
    // After another login of the same user, what is stored is new.
    if (!isBack) removeUserData(userId);
    // The login would return to this address.
    if (getStatus() === 'signed-out') leaveAddress();
  });
  /** A page from the back/forward cache may show data of a session that has ended since. */
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const before = getStatus();
    session.syncWithStorage();
    if (before === 'signed-in' && getStatus() === 'signed-out') leaveAddress();
  };
  addEventListener('pageshow', handleReturn);
  const stopFollowing = session.subscribe(() => {
    if (getStatus() === 'frozen') leaveAddress();
  });
  return {
    announceLogout: tabs.announce,
    stop() {
      tabs.close();
      removeEventListener('pageshow', handleReturn);
      stopFollowing();
    },
  };
}

/** A logout: of whom, and the token that it ended. */
interface Logout {
  userId: string;
  token: string | undefined;
}

/** Tells the browser's other tabs at this address who has logged out. */
interface LogoutTabs {
  announce(logout: Logout): void;
  close(): void;
}

/**
 * Opens the channels between tabs, but not while this page is in the back/forward cache: a message would remove it
 * there. Deletions have their own, because tabs of an earlier version would take any message for a logout.
 * @param onMessage called after a logout or a deletion in another tab
 */
function createLogoutTabs(onMessage: (message: Logout | Deletion) => void): LogoutTabs {
  let logouts: BroadcastChannel | undefined;
  let deletions: BroadcastChannel | undefined;
  const handleMessage = ({ data }: MessageEvent<Logout | Deletion>) => onMessage(data);
  const open = () => {
    logouts ??= openChannel(logoutChannel);
    deletions ??= openChannel(deletionChannel);
    for (const each of [logouts, deletions]) each?.addEventListener('message', handleMessage);
  };
  const close = () => {
    for (const each of [logouts, deletions]) each?.close();
    logouts = deletions = undefined;
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return {
    announce: (logout) => logouts?.postMessage(logout),
    close() {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', open);
      close();
    },
  };
}
