import * as v from 'valibot';
import { createStoredValue, getStoredKeys } from '../../storage/storage.ts';

/** The prefix of the keys of all copies. */
export const keptLists = 'guestwise.check-in-list ';

const copy = v.object({ user: v.unknown() });

/** The users with a copy for the check-in page at a path; none for any other page. */
export function readKeptUsers(pathname: string): unknown[] {
  const eventId = /\/events\/([^/]+)\/scan\/?$/.exec(pathname)?.[1];
  return getStoredKeys(keptLists)
    .filter((key) => eventId !== undefined && key.endsWith(` ${eventId}`))
    .map((key) => createStoredValue(key, copy).read()?.user);
}
