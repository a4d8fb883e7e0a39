import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../storage/storage.ts';
import type { User } from './user.ts';
import { parseClaims } from './token.ts';

const keptUser = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  email: v.string(),
  // Not in what earlier versions have stored.
  phone: v.optional(v.string(), ''),
  photoUrl: v.string(),
  roles: v.array(v.string()),
  preference: v.record(v.string(), v.unknown()),
});

const copy = v.object({ user: keptUser });

/** The user of a token, if this device has their copy of the guest list for the check-in page at a path. */
export function findTokenUser(token: string, pathname: string): User | undefined {
  const eventId = /\/events\/([^/]+)\/scan\/?$/.exec(pathname)?.[1];
  return eventId === undefined ? undefined : findUser(token, (key) => key.endsWith(` ${eventId}`));
}

/** The user of a token, if this device has their copy of any guest list. */
export const findKnownUser = (token: string) => findUser(token, () => true);

const findUser = (token: string, isWanted: (key: string) => boolean): User | undefined =>
  getStoredKeys(keys.keptLists)
    .filter(isWanted)
    .map((key) => createStoredValue(key, copy).read()?.user)
    .find((user) => user && parseClaims(token)?.subject === user.uid);
