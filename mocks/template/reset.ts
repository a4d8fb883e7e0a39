import type { Mail } from '../../src/api/template.gen.ts';
import { badRequest } from '../engine/refusal.ts';
import { accountWith } from './auth.ts';
import type { TemplateHandlers } from './operations.ts';
import { passwordMark } from './password-mark.ts';
import { toRow } from './rows.ts';

/** A stored mail: its account, and whether its link was used. */
export interface MailRow extends Mail {
  accountId: string;
  isUsed: boolean;
}

/** How long the link of a mail is valid, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** Password reset by mail. Accounts of a provider have their password there, so they get no mail. */
export const passwordReset = {
  requestPasswordReset: (db, { body }) => {
    const account = accountWith(db, body.email.trim());
    if (account?.from === 'custom-db') {
      const id = db.newId();
      const mail: MailRow = {
        id,
        to: account.email,
        kind: 'reset',
        time: new Date().toISOString(),
        token: id,
        accountId: account.id,
        isUsed: false,
      };
      db.mails.put(toRow(mail));
    }
    return { status: 204 };
  },

  resetPassword: (db, { body }) => {
    const mail = db.mails.get(body.token);
    const account = mail && db.accounts.get(mail.accountId);
    const isOver = !mail || mail.isUsed || Date.parse(mail.time) + lifetime < Date.now();
    if (isOver || !account) throw badRequest('This link has expired or was used. Ask for a new one.');
    db.mails.put({ ...mail, isUsed: true });
    db.accounts.put({ ...account, passwordMark: passwordMark(account.id, body.password) });
    return { status: 204 };
  },

  listMails: (db) => ({
    status: 200,
    body: db.mails
      .all()
      .reverse()
      .map(({ id, to, kind, time, token }) => ({ id, to, kind, time, token })),
  }),
} satisfies Partial<TemplateHandlers>;
