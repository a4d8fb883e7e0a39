import type { Session, User } from '../../src/api/schema.gen.ts';
import { wrongField } from '../engine/refusal.ts';
import type { Db } from './db.ts';
import type { UserRecord } from './records.ts';
import type { BackendHandlers } from './operations.ts';
import { verifyToken, tokenFor } from '../engine/token.ts';
import { without } from './without.ts';

/** Accounts and sessions. The messages are those of the specification, section 5. */
export const users = {
  signup: (db, { body }) => {
    const { displayName, email, phone, password } = body;
    if (password !== body.passwordConfirm) {
      throw wrongField(400, 'Signup failed', 'passwordConfirm', 'Passwords must match');
    }
    if (userWith(db, email)) {
      throw wrongField(409, 'Signup failed', 'email', 'The email address is already in use');
    }
    const user = db.users.put({
      _id: db.newId(),
      displayName,
      email,
      ...(phone === undefined ? {} : { phone }),
      password,
      // Newly registered users get the admin role (the specification, section 6).
      role: ['admin'],
      preference: {},
    });
    return { status: 201, body: createSession(user, `Welcome, ${displayName}`) };
  },

  login: (db, { body }) => {
    const user = userWith(db, body.email);
    if (!user) throw wrongField(400, 'Login failed', 'email', 'Check your email address');
    if (user.password !== body.password) {
      throw wrongField(400, 'Login failed', 'password', 'Check your password');
    }
    return { status: 200, body: createSession(user, `Welcome back, ${user.displayName}`) };
  },

  getMe: (_db, { user }) => ({ status: 200, body: { status: 'success', data: toUser(user) } }),

  savePreference: (db, { body, user }) => {
    // Replaced as a whole (openapi/QUESTIONS.md, A21).
    const saved = {
      ...without(body, ['_id', '__v', 'createdAt', 'updatedAt', 'user']),
      user: user._id,
      updatedAt: new Date().toISOString(),
    };
    db.users.put({ ...user, preference: saved });
    return { status: 200, body: { status: 'success', data: saved } };
  },
} satisfies Pick<BackendHandlers, 'signup' | 'login' | 'getMe' | 'savePreference'>;

/** Returns the account of an Authorization header; undefined without a valid one. */
export function findUser(db: Db, authorization: string | null): UserRecord | undefined {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : verifyToken(token, Date.now());
  return claims && db.users.get(claims.id);
}

const userWith = (db: Db, email: string): UserRecord | undefined =>
  db.users.all().find((user) => user.email.toLowerCase() === email.toLowerCase());

const createSession = (user: UserRecord, message: string): Session => ({
  status: 'success',
  token: tokenFor(user._id, Date.now()),
  message,
  data: { user: toUser(user) },
});

function toUser({ password: _password, ...user }: UserRecord): User {
  return user;
}
