import * as v from 'valibot';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';

/** The signed-in user, parsed from the response of getMe, login or signup. */
export interface User {
  /** From `_id`. */
  uid: string;
  name: string;
  email: string;
  /** '' for none. */
  phone: string;
  /** The address as sent. Check it before it is loaded: `getPhotoAddress`. */
  photoUrl: string;
  /** Role names from the server; empty if they were not a list. */
  roles: readonly string[];
  /** Settings and shortcuts with the server's own fields, which savePreference removes. */
  preference: Readonly<Record<string, unknown>>;
}

const text = v.fallback(v.pipe(v.string(), v.trim()), '');
const anyId = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

const user = v.pipe(
  v.object({
    _id: anyId,
    id: anyId,
    displayName: text,
    name: text,
    email: text,
    phone: text,
    photoURL: text,
    // A string such as 'admin' is not a list of roles, and gives none.
    role: v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((roles) => roles.filter((role) => typeof role === 'string')),
      ),
      [],
    ),
    preference: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  v.transform(({ _id, id, displayName, name, email, phone, photoURL, role, preference }): User => ({
    uid: _id || id,
    name: displayName || name || email,
    email,
    phone,
    photoUrl: photoURL,
    roles: role,
    preference,
  })),
  v.check(({ uid }) => uid !== ''),
);

/** The user in a response's payload, or undefined without one that has an id. */
export function parseUser(payload: unknown): User | undefined {
  const result = v.safeParse(user, payload);
  return result.success ? result.output : undefined;
}

/** getMe. A response without a user is a failure like any other. */
export async function fetchMe(api: Api): Promise<User> {
  const { data } = await api.GET('/api/v1/users/me');
  const me = parseUser(data?.data);
  if (!me) throw new UnreadableResponse('getMe answered without a user');
  return me;
}
