import type { Session } from './session.ts';
import { isSameUser } from './token.ts';
import { removeUserData } from '../../storage/user-data.ts';

/** A logout: of whom, and the token that it ended. */
interface Logout {
  userId: string;
  token: string | undefined;
}

/**
 * Follows what other tabs do to the session of this one.
 * @param leaveAddress goes to an address without anything private, such as a name that was searched for
 */
export function followOtherTabs(session: Session, leaveAddress: () => void) {
  const getStatus = () => session.getSnapshot().status;
  const handleLogout = ({ data: { userId, token } }: MessageEvent<Logout>) => {
    session.syncWithStorage();
    const now = session.getToken();
    const isBack = now !== undefined && token !== undefined && now !== token && isSameUser(now, token);
    // This tab may have stored a draft a moment before. After another login of the user, the stored data is new.
    if (!isBack) removeUserData(userId);
    // The login would return to this address.
    if (getStatus() === 'signed-out') leaveAddress();
  };
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel?.close();
    try {
      channel = new BroadcastChannel('guestwise.logout');
      channel.addEventListener('message', handleLogout);
    } catch {
      // A browser may block channels with the storage of the site: its tabs get no news.
      channel = undefined;
    }
  };
  // A message would remove a page from the back/forward cache.
  const close = () => channel?.close();
  /** A page from the back/forward cache may show data of a session that has ended since. */
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    const before = getStatus();
    session.syncWithStorage();
    if (before === 'signed-in' && getStatus() === 'signed-out') leaveAddress();
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', handleReturn);
  const stopFollowing = session.subscribe(() => {
    if (getStatus() === 'other-user') leaveAddress();
  });
  return {
    announceLogout: (logout: Logout) => channel?.postMessage(logout),
    stop() {
      close();
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', handleReturn);
      stopFollowing();
    },
  };
}
