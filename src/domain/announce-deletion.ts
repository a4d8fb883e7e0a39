import { logoutChannel, openChannel } from '../browser/open-channel.ts';
import type { UserDataKind } from '../storage/user-data.ts';

/** Tells all tabs that a user has deleted data on this device: forms would store their text again. */
export function announceDeletion(userId: string, kinds: readonly UserDataKind[]) {
  const channel = openChannel(logoutChannel);
  channel?.postMessage({ userId, kinds });
  channel?.close();
}
