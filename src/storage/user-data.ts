import * as keys from './keys.ts';
import { removeStored } from './storage.ts';

/** One kind of data that a user leaves on this device. */
interface UserData {
  /** The prefix of its keys. */
  prefix: string;
  /** The prefix of keys that only make sense together with it. */
  dependent?: string;
}

/** What a user leaves on this device. A logout deletes all of it, and the account page lists it. */
export const getUserData = (userId: string) =>
  ({
    drafts: { prefix: keys.draft(userId, '') },
    // With the old count, later check-ins would pass for exported ones.
    arrivals: { prefix: keys.arrivals(userId, ''), dependent: keys.exportedCount(keys.arrivals(userId, '')) },
    imports: { prefix: keys.guestImport(userId, '') },
    lists: { prefix: keys.keptList(userId, '') },
    answersSeen: { prefix: keys.answersSeen(userId, '') },
    recent: { prefix: keys.recentEntries(userId) },
    openedMessages: { prefix: keys.openedMessages },
  }) satisfies Record<string, UserData>;

export type UserDataKind = keyof ReturnType<typeof getUserData>;

/**
 * Deletes what a user has left on this device.
 * @param kinds without any, all
 */
export function removeUserData(userId: string, kinds?: readonly UserDataKind[]): void {
  const data: Record<UserDataKind, UserData> = getUserData(userId);
  for (const kind of kinds ?? (Object.keys(data) as UserDataKind[])) {
    const { prefix, dependent } = data[kind];
    if (dependent !== undefined) removeStored(dependent);
    removeStored(prefix);
  }
}
