/** Tells the browser's other tabs at this address which user has logged out. */
export interface LogoutTabs {
  announce(userId: string): void;
  close(): void;
}

/**
 * Opens a channel between tabs, but not while this page is in the back/forward cache: a message would remove it there.
 * @param onLogout called with the user who has logged out in another tab
 */
export function createLogoutTabs(onLogout: (userId: string) => void): LogoutTabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel('guestwise.logout');
    channel.addEventListener('message', ({ data }) => onLogout(String(data)));
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return {
    announce: (userId) => channel?.postMessage(userId),
    close() {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', open);
      close();
    },
  };
}
