import type { Db } from '../../mocks/backend/db.ts';
import {
  changeResult,
  changeCall,
  type Call,
  addSideEffect,
  replaceHandler,
  type Mutant,
  original,
  changeText,
} from './mutant.ts';

const selectionFlow = 'one message is selected';
const passwordFlow = 'a password is never sent back';

const findMessage = (db: Db, { params }: Call) => db.messages.get(params.messageId ?? '');
const findUser = (db: Db, { body }: Call) => db.users.all().find(({ email }) => email === body.email);

/** Keeps part of what it refuses. */
const saveRefusedField = (id: 'updateGuest' | 'updateEvent', flow: string, field: string): Mutant => ({
  name: `${id} keeps the ${field} of what it refuses`,
  flow,
  alteration: {
    acceptsInvalid: true,
    ...replaceHandler(id, (db, call) => {
      const { guestId = '', eventId = '' } = call.params;
      const rows = (id === 'updateGuest' ? db.guests : db.events) as unknown as {
        get(id: string): object | undefined;
        put(row: object): void;
      };
      const row = rows.get(id === 'updateGuest' ? guestId : eventId);
      if (row && call.body[field] !== undefined) rows.put({ ...row, [field]: call.body[field] });
      const { name = 'x', rsvpCount = 0 } = call.body as { name?: string; rsvpCount?: number };
      if (name !== '' && !(rsvpCount < 0)) return original[id](db, call);
      const message = 'Please check it';
      return { status: 400, body: { message, errors: [{ type: 'name', message }] } };
    }),
  },
});

/** Adds a field to the account in a response. */
const revealField = (field: string): Mutant => ({
  name: `getMe tells the ${field}`,
  flow: passwordFlow,
  alteration: changeResult('getMe', (result) => {
    const data = { ...(result.body?.data as object), [field]: 'c2FsdA' };
    return { ...result, body: { ...result.body, data } };
  }),
});

/** Mutants that do what was asked, and one thing more. */
export const detailMutants: Mutant[] = [
  {
    name: 'select takes the card off the message',
    flow: selectionFlow,
    alteration: addSideEffect('selectMessage', (db, call) => {
      const message = findMessage(db, call);
      if (message) db.messages.put({ ...message, attachCardImage: false });
    }),
  },
  {
    name: 'select moves the message to the end',
    flow: selectionFlow,
    alteration: addSideEffect('selectMessage', (db, call) => {
      const message = findMessage(db, call);
      if (!message) return;
      db.messages.remove(message._id);
      db.messages.put({ ...message, createdAt: new Date().toISOString() });
    }),
  },
  {
    name: 'getEvent counts nobody above the number invited',
    flow: 'the sums of an event',
    alteration: changeResult('getEvent', (result, { params }, db) => {
      const guests = db.guests.all().filter(({ event }) => event === params.eventId);
      const confirmed = guests.reduce(
        (sum, { rsvpCount, invitees }) => sum + Math.min(rsvpCount ?? 0, invitees),
        0,
      );
      const guestsAnalytics = { ...(result.body?.guestsAnalytics as object), confirmed };
      return { ...result, body: { ...result.body, guestsAnalytics } };
    }),
  },
  saveRefusedField('updateGuest', 'a guest that breaks a rule', 'phone'),
  saveRefusedField('updateGuest', 'a guest that breaks a rule', 'invitees'),
  saveRefusedField('updateEvent', 'an event without a name', 'rsvpMessage'),
  saveRefusedField('updateEvent', 'an event without a name', 'welcomeMessage'),
  {
    name: 'saveRsvp forgets the fields that it does not know',
    flow: 'of a guest that the product does not know',
    alteration: addSideEffect('saveRsvp', (db, { params }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
    }),
  },
  {
    name: 'deleteEvent deletes the events with that name',
    flow: 'a deleted event',
    alteration: replaceHandler('deleteEvent', (db, call) => {
      const event = db.events.get(call.params.eventId ?? '');
      const result = original.deleteEvent(db, call);
      for (const { _id, name } of db.events.all()) if (name === event?.name) db.events.remove(_id);
      return result;
    }),
  },
  {
    name: 'getRsvp asks yes or no of one person',
    flow: 'a link shows',
    alteration: changeResult('getRsvp', (result) => {
      const data = result.body?.data as { invitees: number; event: object };
      const event = { ...data.event, ...(data.invitees === 1 && { isSingleGuest: true }) };
      return { ...result, body: { ...result.body, data: { ...data, event } } };
    }),
  },
  {
    name: 'two selections at once leave two',
    flow: 'what many change at once',
    alteration: replaceHandler('selectMessage', (db, call) => {
      const before = db.messages.all().filter(({ isSelected }) => isSelected);
      const result = original.selectMessage(db, call);
      for (const message of before) db.messages.put(message);
      return result;
    }),
  },
  {
    name: 'getRsvp tells the notes of the organiser',
    flow: 'the public link',
    alteration: changeResult('getRsvp', (result, { params }, db) => {
      const { note } = { ...db.guests.get(params.guestId ?? '') } as { note?: unknown };
      return { ...result, body: { ...result.body, data: { ...(result.body?.data as object), note } } };
    }),
  },
  ...['hash', 'salt', 'hashedPassword', 'resetSecret'].map(revealField),
  {
    name: 'login names the wrong password',
    flow: passwordFlow,
    alteration: replaceHandler('login', (db, call) => {
      const { password } = call.body;
      if (findUser(db, call)?.password === password) return original.login(db, call);
      const message = `${String(password)} is wrong`;
      return { status: 400, body: { message, errors: [{ type: 'password', message }] } };
    }),
  },
  {
    name: 'updateMessage without a mark takes it away',
    flow: 'a message changes',
    alteration: changeCall('updateMessage', ({ body, ...call }) => ({
      ...call,
      body: { isSelected: false, ...body },
    })),
  },
  {
    name: 'updateEvent with other words asks all guests again',
    flow: 'an event changes',
    alteration: addSideEffect('updateEvent', (db, { params, body }) => {
      if (body.rsvpMessage === undefined) return;
      for (const guest of db.guests.all())
        if (guest.event === params.eventId) db.guests.put({ ...guest, rsvpCount: null });
    }),
  },
  {
    name: 'deleteMessage deletes all of one title',
    flow: 'a deleted message',
    alteration: changeCall('deleteMessage', (call, db) => {
      const title = findMessage(db, call)?.title;
      for (const each of db.messages.all())
        if (each.title === title && each._id !== call.params.messageId) db.messages.remove(each._id);
      return call;
    }),
  },
  {
    name: 'getEvent has every event of single guests',
    flow: 'an event is kept',
    alteration: changeText('getEvent', (text) =>
      text.replaceAll('"isSingleGuest":false', '"isSingleGuest":true'),
    ),
  },
  {
    name: 'getRsvp has counts as text with a point',
    flow: 'a link shows',
    alteration: changeText('getRsvp', (text) =>
      text.replaceAll(/"(invitees|inviteeOnCard|rsvpCount)":(\d+)/g, '"$1":"$2.0"'),
    ),
  },
];
