import { deletionChannel, logoutChannel, openChannel } from '../../browser/open-channel.ts';
import type { Deletion } from '../../domain/announce-deletion.ts';

/** A logout: of whom, and the token that it ended. */
export interface Logout {
  userId: string;
  token: string | undefined;
}

/** Tells the browser's other tabs at this address who has logged out. */
export interface LogoutTabs {
  announce(logout: Logout): void;
  close(): void;
}

/**
 * Opens the channels between tabs, but not while this page is in the back/forward cache: a message would remove it
 * there. Deletions have their own, because tabs of an earlier version would take any message for a logout.
 * @param onMessage called after a logout or a deletion in another tab
 */
export function createLogoutTabs(onMessage: (message: Logout | Deletion) => void): LogoutTabs {
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
