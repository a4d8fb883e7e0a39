import type {
  TemplateRegistration,
  TemplateSession,
  TemplateUser,
} from '../../src/template/api/template.gen.ts';
import { Refusal, wrongField } from '../engine/refusal.ts';
import { verifyToken, decodeToken, tokenFor } from '../engine/token.ts';
import type { TemplateDb, Account } from './db.ts';
import { findRow } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { passwordMark } from './password-mark.ts';
import { toEntity, toRow, type RowOf } from './rows.ts';

/** Accounts of the template's login pages. The messages are those of the specification, sections 5 and 8. */
export const auth = {
  signInToTemplate: (db, { body }) => {
    const account = accountWith(db, body.email);
    if (!account) throw wrongField(400, 'Login failed', 'email', 'Check your email address');
    if (account.passwordMark !== passwordMark(account.id, body.password)) {
      throw wrongField(400, 'Login failed', 'password', 'Check your password');
    }
    return { status: 200, body: createSession(account) };
  },

  registerInTemplate: (db, { body }) => {
    if (accountWith(db, body.email)) {
      throw wrongField(409, 'Registration failed', 'email', 'The email address is already in use');
    }
    return { status: 201, body: createSession(addAccount(db, body)) };
  },

  renewTemplateToken: (db, { body }) => {
    const id = verifyToken(body.accessToken, Date.now())?.id;
    const account = id === undefined ? undefined : db.accounts.get(id);
    if (!account) throw new Refusal(401, 'Invalid access token detected');
    return { status: 200, body: createSession(account) };
  },

  updateTemplateUser: (db, { body: { user } }) => {
    const account = findRow(db.accounts, user.id, 'account');
    const other = accountWith(db, user.data.email);
    if (other && other.id !== account.id) {
      throw wrongField(409, 'The account was not saved', 'email', 'The email address is already in use');
    }
    return { status: 200, body: toUser(db.accounts.put({ ...account, ...user.data })) };
  },
} satisfies Partial<TemplateHandlers>;

/** Finds the account with an email address in any letter case, or undefined. */
const accountWith = (db: TemplateDb, email: string) =>
  db.accounts.all().find((account) => account.email.toLowerCase() === email.toLowerCase());

/** Adds an account. Newly registered users get the admin role (the specification, section 6). */
function addAccount(db: TemplateDb, { displayName, email, password }: TemplateRegistration) {
  const id = db.newId();
  const account: Account = {
    id,
    displayName,
    email,
    photoURL: '',
    from: 'custom-db',
    passwordMark: passwordMark(id, password),
    role: ['admin'],
  };
  return db.accounts.put(toRow(account));
}

/** An account in a response: without its password mark. */
export function toUser(account: RowOf<Account>): TemplateUser {
  const { passwordMark: _mark, ...user } = toEntity(account);
  return user;
}

/** Starts a session for an account. */
function createSession(account: RowOf<Account>): TemplateSession {
  const accessToken = tokenFor(account.id, Date.now());
  const { exp = 0 } = decodeToken(accessToken) ?? {};
  return { user: toUser(account), accessToken, expiresAt: new Date(exp * 1000).toISOString() };
}
