import * as v from 'valibot';

/** The signed-in person, read from whatever getMe, login or signup answered. */
export interface User {
  id: string;
  name: string;
  email: string;
  photoUrl: string;
  /** Role names as the server gave them; empty where they came in no list. */
  roles: readonly string[];
  /** Settings and shortcuts with the server's own fields, for savePreference to take out. */
  preference: Readonly<Record<string, unknown>>;
}

const text = v.fallback(v.pipe(v.string(), v.trim()), '');
const id = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

const user = v.pipe(
  v.object({
    _id: id,
    id,
    displayName: text,
    name: text,
    email: text,
    photoURL: text,
    // A string such as 'admin' is no list of roles, and gives none.
    role: v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((roles) => roles.filter((role) => typeof role === 'string')),
      ),
      [],
    ),
    preference: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  v.transform(({ _id, id, displayName, name, email, photoURL, role, preference }): User => ({
    id: _id || id,
    name: displayName || name || email,
    email,
    photoUrl: photoURL,
    roles: role,
    preference,
  })),
  v.check(({ id }) => id !== ''),
);

/** The user in an answer's payload, or undefined where it holds none with an id. */
export function readUser(payload: unknown): User | undefined {
  const result = v.safeParse(user, payload);
  return result.success ? result.output : undefined;
}
