import { logoutChannel, openChannel } from '../browser/open-channel.ts';
import type { UserDataKind } from '../storage/user-data.ts';

/** What a user has deleted on this device. It has no `userId`: tabs of an earlier version would take it for a logout. */
export interface Deletion {
  ownerId: string;
  kinds: readonly UserDataKind[];
}

/** Tells all tabs that a user has deleted data on this device: forms would store their text again. */
export function announceDeletion(deletion: Deletion) {
  const channel = openChannel(logoutChannel);
  channel?.postMessage(deletion);
  channel?.close();
}
