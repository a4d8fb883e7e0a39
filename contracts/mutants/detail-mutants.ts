import type { Db } from '../../mocks/backend/db.ts';
import { answering, type Call, followedBy, handle, type Mutant, own } from './mutant.ts';

const selecting = 'one message is selected';
const secret = 'a password is never sent back';

const messageOf = (db: Db, { params }: Call) => db.messages.get(params.messageId ?? '');
const userOf = (db: Db, { body }: Call) => db.users.all().find(({ email }) => email === body.email);

/** Adds a field to the account in a response. */
const telling = (field: string): Mutant => ({
  name: `getMe tells the ${field}`,
  flow: secret,
  alteration: answering('getMe', (answer) => {
    const data = { ...(answer.body?.data as object), [field]: 'c2FsdA' };
    return { ...answer, body: { ...answer.body, data } };
  }),
});

/** Mutants that do what was asked, and one thing more. */
export const detailMutants: Mutant[] = [
  {
    name: 'select takes the card off the message',
    flow: selecting,
    alteration: followedBy('selectMessage', (db, call) => {
      const message = messageOf(db, call);
      if (message) db.messages.put({ ...message, attachCardImage: false });
    }),
  },
  {
    name: 'select moves the message to the end',
    flow: selecting,
    alteration: followedBy('selectMessage', (db, call) => {
      const message = messageOf(db, call);
      if (!message) return;
      db.messages.remove(message._id);
      db.messages.put({ ...message, createdAt: new Date().toISOString() });
    }),
  },
  {
    name: 'getEvent counts nobody above the number invited',
    flow: 'the sums of an event',
    alteration: answering('getEvent', (answer, { params }, db) => {
      const guests = db.guests.all().filter(({ event }) => event === params.eventId);
      const confirmed = guests.reduce(
        (sum, { rsvpCount, invitees }) => sum + Math.min(rsvpCount ?? 0, invitees),
        0,
      );
      const guestsAnalytics = { ...(answer.body?.guestsAnalytics as object), confirmed };
      return { ...answer, body: { ...answer.body, guestsAnalytics } };
    }),
  },
  {
    name: 'getRsvp tells the notes of the organiser',
    flow: 'the public link',
    alteration: answering('getRsvp', (answer, { params }, db) => {
      const { note } = { ...db.guests.get(params.guestId ?? '') } as { note?: unknown };
      return { ...answer, body: { ...answer.body, data: { ...(answer.body?.data as object), note } } };
    }),
  },
  ...['hash', 'salt', 'hashedPassword', 'resetSecret'].map(telling),
  {
    name: 'login names the wrong password',
    flow: secret,
    alteration: handle('login', (db, call) => {
      const { password } = call.body;
      if (userOf(db, call)?.password === password) return own.login(db, call);
      const message = `${String(password)} is wrong`;
      return { status: 400, body: { message, errors: [{ type: 'password', message }] } };
    }),
  },
  {
    name: 'login takes a password with spaces around it',
    flow: 'a new account',
    alteration: handle('login', (db, call) =>
      own.login(db, { ...call, body: { ...call.body, password: String(call.body.password).trim() } }),
    ),
  },
];
