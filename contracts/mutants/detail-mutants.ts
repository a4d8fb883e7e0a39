import type { Db } from '../../mocks/backend/db.ts';
import { answering, asking, type Call, followedBy, handle, type Mutant, own, saying } from './mutant.ts';

const selecting = 'one message is selected';
const secret = 'a password is never sent back';

const findMessage = (db: Db, { params }: Call) => db.messages.get(params.messageId ?? '');
const findUser = (db: Db, { body }: Call) => db.users.all().find(({ email }) => email === body.email);

/** Keeps part of what it refuses. */
const keepingSome = (id: 'updateGuest' | 'updateEvent', flow: string, field: string): Mutant => ({
  name: `${id} keeps the ${field} of what it refuses`,
  flow,
  alteration: {
    takesAll: true,
    ...handle(id, (db, call) => {
      const { guestId = '', eventId = '' } = call.params;
      const rows = (id === 'updateGuest' ? db.guests : db.events) as unknown as {
        get(id: string): object | undefined;
        put(row: object): void;
      };
      const row = rows.get(id === 'updateGuest' ? guestId : eventId);
      if (row && call.body[field] !== undefined) rows.put({ ...row, [field]: call.body[field] });
      const { name = 'x', rsvpCount = 0 } = call.body as { name?: string; rsvpCount?: number };
      if (name !== '' && !(rsvpCount < 0)) return own[id](db, call);
      const message = 'Please check it';
      return { status: 400, body: { message, errors: [{ type: 'name', message }] } };
    }),
  },
});

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
      const message = findMessage(db, call);
      if (message) db.messages.put({ ...message, attachCardImage: false });
    }),
  },
  {
    name: 'select moves the message to the end',
    flow: selecting,
    alteration: followedBy('selectMessage', (db, call) => {
      const message = findMessage(db, call);
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
  keepingSome('updateGuest', 'a guest that breaks a rule', 'phone'),
  keepingSome('updateGuest', 'a guest that breaks a rule', 'invitees'),
  keepingSome('updateEvent', 'an event without a name', 'rsvpMessage'),
  keepingSome('updateEvent', 'an event without a name', 'welcomeMessage'),
  {
    name: 'saveRsvp forgets the fields that it does not know',
    flow: 'of a guest that the product does not know',
    alteration: followedBy('saveRsvp', (db, { params }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
    }),
  },
  {
    name: 'deleteEvent deletes the events with that name',
    flow: 'a deleted event',
    alteration: handle('deleteEvent', (db, call) => {
      const event = db.events.get(call.params.eventId ?? '');
      const answer = own.deleteEvent(db, call);
      for (const { _id, name } of db.events.all()) if (name === event?.name) db.events.remove(_id);
      return answer;
    }),
  },
  {
    name: 'getRsvp asks yes or no of one person',
    flow: 'a link shows',
    alteration: answering('getRsvp', (answer) => {
      const data = answer.body?.data as { invitees: number; event: object };
      const event = { ...data.event, ...(data.invitees === 1 && { isSingleGuest: true }) };
      return { ...answer, body: { ...answer.body, data: { ...data, event } } };
    }),
  },
  {
    name: 'two selections at once leave two',
    flow: 'what many change at once',
    alteration: handle('selectMessage', (db, call) => {
      const before = db.messages.all().filter(({ isSelected }) => isSelected);
      const answer = own.selectMessage(db, call);
      for (const message of before) db.messages.put(message);
      return answer;
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
      if (findUser(db, call)?.password === password) return own.login(db, call);
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
  {
    name: 'updateMessage without a mark takes it away',
    flow: 'a message changes',
    alteration: asking('updateMessage', ({ body, ...call }) => ({
      ...call,
      body: { isSelected: false, ...body },
    })),
  },
  {
    name: 'updateEvent with other words asks all guests again',
    flow: 'an event changes',
    alteration: followedBy('updateEvent', (db, { params, body }) => {
      if (body.rsvpMessage === undefined) return;
      for (const guest of db.guests.all())
        if (guest.event === params.eventId) db.guests.put({ ...guest, rsvpCount: null });
    }),
  },
  {
    name: 'deleteMessage deletes all of one title',
    flow: 'a deleted message',
    alteration: asking('deleteMessage', (call, db) => {
      const title = findMessage(db, call)?.title;
      for (const each of db.messages.all())
        if (each.title === title && each._id !== call.params.messageId) db.messages.remove(each._id);
      return call;
    }),
  },
  {
    name: 'signup refuses a plus in the address',
    flow: 'a new account',
    alteration: handle('signup', (db, call) => {
      const message = 'No';
      return String(call.body.email).includes('+')
        ? { status: 400, body: { message, errors: [{ type: 'email', message }] } }
        : own.signup(db, call);
    }),
  },
  {
    name: 'getEvent has every event of single guests',
    flow: 'an event is kept',
    alteration: saying('getEvent', (text) =>
      text.replaceAll('"isSingleGuest":false', '"isSingleGuest":true'),
    ),
  },
  {
    name: 'getRsvp has counts as text with a point',
    flow: 'a link shows',
    alteration: saying('getRsvp', (text) =>
      text.replaceAll(/"(invitees|inviteeOnCard|rsvpCount)":(\d+)/g, '"$1":"$2.0"'),
    ),
  },
];
