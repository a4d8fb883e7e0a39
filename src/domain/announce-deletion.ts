import { deletionChannel, openChannel } from '../browser/open-channel.ts';
import type { UserDataKind } from '../storage/user-data.ts';

/** What a user has deleted on this device. */
export interface Deletion {
  ownerId: string;
  kinds: readonly UserDataKind[];
}

/** Tells all tabs that a user has deleted data on this device: forms would store their text again. */
export function announceDeletion(deletion: Deletion) {
  const channel = openChannel(deletionChannel);
  channel?.postMessage(deletion);
  channel?.close();
}
