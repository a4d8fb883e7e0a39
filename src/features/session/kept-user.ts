import * as v from 'valibot';
import type { User } from './user.ts';
import { readClaims } from './token.ts';

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

/** The user of a token among those stored on this device. */
export const findTokenUser = (token: string, users: readonly unknown[]): User | undefined =>
  users.flatMap((user) => {
    const { success, output } = v.safeParse(keptUser, user);
    return success && readClaims(token)?.subject === output.uid ? [output] : [];
  })[0];
