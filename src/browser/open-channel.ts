/** Tabs tell each other here what a user has deleted, with a logout or without. */
export const logoutChannel = 'guestwise.logout';

/** Opens a channel between the browser's tabs at this address. Undefined in a browser without channels: its tabs get no news. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
