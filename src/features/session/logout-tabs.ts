import { logoutChannel, openChannel } from '../../browser/open-channel.ts';
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
 * Opens a channel between tabs, but not while this page is in the back/forward cache: a message would remove it there.
 * @param onMessage called after a logout or a deletion in another tab
 */
export function createLogoutTabs(onMessage: (message: Logout | Deletion) => void): LogoutTabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (channel) return;
    channel = openChannel(logoutChannel);
    channel?.addEventListener('message', ({ data }: MessageEvent<Logout | Deletion>) => onMessage(data));
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return {
    announce: (logout) => channel?.postMessage(logout),
    close() {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', open);
      close();
    },
  };
}
