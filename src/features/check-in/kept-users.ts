import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../storage/storage.ts';

const copy = v.object({ user: v.unknown() });

/** The users with a copy for the check-in page at a path; none for any other page. */
export function readKeptUsers(pathname: string): unknown[] {
  const eventId = /\/events\/([^/]+)\/scan\/?$/.exec(pathname)?.[1];
  return getStoredKeys(keys.keptLists)
    .filter((key) => eventId !== undefined && key.endsWith(` ${eventId}`))
    .map((key) => createStoredValue(key, copy).read()?.user);
}
