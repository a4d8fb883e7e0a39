/** Tabs tell each other here who has logged out. */
export const logoutChannel = 'guestwise.logout';

/**
 * Opens a channel between the browser's tabs at this address. Undefined in a browser without channels, or one that
 * blocks them with the storage of the site: its tabs get no news.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
