import { Refusal } from '../engine/refusal.ts';
import { accountWith, addAccount, createSession } from './auth.ts';
import { findRow } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { passwordMark } from './password-mark.ts';
import { toRow } from './rows.ts';

/** A code that Auth0 issued: for which account, with which nonce, and when. */
export interface CodeRow {
  id: string;
  accountId: string;
  nonce: string;
  time: number;
}

/** How long an Auth0 code is valid, in milliseconds. */
const codeLifetime = 60_000;

/** The codes of the specification, section 8, that an address at codes.test can request. */
const codes = new Set([
  'email-already-in-use',
  'invalid-email',
  'operation-not-allowed',
  'user-not-found',
  'user-disabled',
  'weak-password',
  'wrong-password',
  'invalid-api-key',
]);

/** Replacements for Firebase and Auth0, with their codes and their order of events. */
export const providers = {
  logInToFirebase: (db, { body: { email, password } }) => {
    refuseByAddress(email);
    const account = accountWith(db, email);
    if (account?.from !== 'firebase') throw refusal('user-not-found');
    if (account.isDisabled) throw refusal('user-disabled');
    if (account.passwordMark !== passwordMark(account.id, password)) throw refusal('wrong-password');
    return { status: 200, body: createSession(account) };
  },

  registerInFirebase: (db, { body }) => {
    refuseByAddress(body.email);
    if (accountWith(db, body.email)) throw refusal('email-already-in-use');
    // The form has checked its length already.
    if (new Set(body.password).size < 4) throw refusal('weak-password');
    return { status: 201, body: createSession(addAccount(db, body, 'firebase')) };
  },

  authorizeAtAuth0: (db, { body: { nonce } }) => {
    const id = db.newId();
    db.codes.put(toRow({ id, accountId: 'aylin', nonce, time: Date.now() }));
    return { status: 200, body: { code: id } };
  },

  exchangeAuth0Code: (db, { body }) => {
    const code = db.codes.get(body.code);
    if (!code || code.time + codeLifetime < Date.now())
      throw new Refusal(403, 'Invalid authorization code', [{ type: 'code', message: 'invalid_grant' }]);
    db.codes.remove(body.code);
    const session = createSession(findRow(db.accounts, code.accountId, 'account'));
    return { status: 200, body: { session, nonce: code.nonce } };
  },
} satisfies Partial<TemplateHandlers>;

function refuseByAddress(email: string) {
  const [name = '', host] = email.toLowerCase().split('@');
  if (host === 'codes.test' && codes.has(name)) throw refusal(name);
}

const refusal = (code: string) =>
  new Refusal(400, `Firebase: Error (auth/${code}).`, [{ type: 'code', message: `auth/${code}` }]);
