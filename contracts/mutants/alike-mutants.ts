import type { Db } from '../../mocks/backend/db.ts';
import {
  type Answer,
  asking,
  type Call,
  handle,
  type Mutant,
  type OperationId,
  own,
  followedBy,
} from './mutant.ts';

const alike = 'look alike';
const sent = 'cannot be sent';
const taken = (type: string): Answer => ({
  status: 409,
  body: { message: 'Taken', errors: [{ type, message: 'Taken' }] },
});
const findGuests = (db: Db, { params }: Call) =>
  db.guests.all().filter(({ event }) => event === params.eventId);
const findGuest = (db: Db, { params }: Call) => db.guests.get(params.guestId ?? '');

/** The body with one of its texts changed. */
const rewritten = (id: OperationId, name: string, change: (text: string) => string) =>
  asking(id, (call) => {
    const value = call.body[name];
    return { ...call, body: { ...call.body, ...(typeof value === 'string' && { [name]: change(value) }) } };
  });
const escape = (text: string) => text.replaceAll('<', '&lt;');

/**
 * Mutants that show only where two values are alike, a number is large, or a client sends more than the product does.
 */
export const alikeMutants: Mutant[] = [
  {
    name: 'createEvent takes a name once',
    flow: alike,
    alteration: handle('createEvent', (db, call) =>
      db.events.all().some(({ user, name }) => user === call.user._id && name === call.body.name)
        ? taken('name')
        : own.createEvent(db, call),
    ),
  },
  ...['name', 'phone'].map((field): Mutant => ({
    name: `createGuest takes a ${field} once`,
    flow: alike,
    alteration: handle('createGuest', (db, call) =>
      findGuests(db, call).some((guest) => guest[field] === call.body[field])
        ? taken(field)
        : own.createGuest(db, call),
    ),
  })),
  {
    name: 'createGuest writes over the guest with that number',
    flow: alike,
    alteration: handle('createGuest', (db, call) => {
      const guest = findGuests(db, call).find(({ phone }) => phone === call.body.phone);
      if (!guest) return own.createGuest(db, call);
      const name = String(call.body.name);
      return { status: 201, body: { data: [db.guests.put({ ...guest, name })] } };
    }),
  },
  {
    name: 'deleteGuest removes everybody of that name',
    flow: alike,
    alteration: handle('deleteGuest', (db, call) => {
      const name = findGuest(db, call)?.name;
      const answer = own.deleteGuest(db, call);
      for (const guest of findGuests(db, call)) if (guest.name === name) db.guests.remove(guest._id);
      return answer;
    }),
  },
  ...[10, 100].map((most): Mutant => ({
    name: `createGuest invites ${most} at most`,
    flow: 'large numbers',
    alteration: asking('createGuest', (call) => ({
      ...call,
      body: { ...call.body, invitees: Math.min(most, Number(call.body.invitees ?? 1)) },
    })),
  })),
  {
    name: 'createEvent takes no picture of a file',
    flow: 'a picture of a file',
    alteration: handle('createEvent', (db, call) =>
      String(call.body.image).startsWith('data:') ? taken('image') : own.createEvent(db, call),
    ),
  },
  {
    name: 'createEvent cuts a picture at 100 kB',
    flow: 'a picture of a file',
    alteration: rewritten('createEvent', 'image', (text) => text.slice(0, 100_000)),
  },
  { name: 'updateGuest escapes', flow: 'character', alteration: rewritten('updateGuest', 'name', escape) },
  {
    name: 'updateMessage escapes',
    flow: 'character',
    alteration: rewritten('updateMessage', 'message', escape),
  },
  {
    name: 'updateMessage cuts at 1,000',
    flow: 'character',
    alteration: rewritten('updateMessage', 'message', (text) => text.slice(0, 1_000)),
  },
  {
    name: 'deleteMessage selects another',
    flow: 'a deleted message',
    alteration: followedBy('deleteMessage', (db, { params }) => {
      const other = db.messages.all().find(({ event }) => event === params.eventId);
      if (other) db.messages.put({ ...other, isSelected: true });
    }),
  },
  {
    name: 'updateGuest takes another event',
    flow: sent,
    alteration: followedBy('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      if (guest && typeof call.body.event === 'string') db.guests.put({ ...guest, event: call.body.event });
    }),
  },
  {
    name: 'updateEvent takes another owner',
    flow: sent,
    alteration: followedBy('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      if (event && typeof body.user === 'string') db.events.put({ ...event, user: body.user });
    }),
  },
  {
    name: 'createEvent takes another owner',
    flow: sent,
    alteration: followedBy('createEvent', (db, { body }, answer) => {
      const created = answer.body?.data as { _id: string } | undefined;
      const event = db.events.get(created?._id ?? '');
      if (event && typeof body.user === 'string') db.events.put({ ...event, user: body.user });
    }),
  },
  {
    name: 'signup takes a role',
    flow: sent,
    alteration: followedBy('signup', (db, { body }) => {
      const user = db.users.all().find(({ email }) => email === body.email);
      if (user && Array.isArray(body.role)) db.users.put({ ...user, role: body.role as string[] });
    }),
  },
  {
    name: 'saveRsvp goes by the card',
    flow: 'an answer is saved',
    alteration: handle('saveRsvp', (db, call) =>
      Number(call.body.rsvpCount) > (findGuest(db, call)?.inviteeOnCard ?? 0)
        ? { status: 400, body: { message: 'Too many', errors: [] } }
        : own.saveRsvp(db, call),
    ),
  },
  {
    name: 'saveRsvp forgets the number',
    flow: 'an answer is saved',
    alteration: followedBy('saveRsvp', (db, call) => {
      const guest = findGuest(db, call);
      if (guest) db.guests.put({ ...guest, phone: '' });
    }),
  },
  {
    name: 'a piece of a link opens the invitation',
    flow: 'a link that no guest has',
    alteration: asking('getRsvp', (call, db) => {
      const near = db.guests.all().find(({ _id }) => _id.startsWith(call.params.guestId ?? ''));
      return near ? { ...call, params: { guestId: near._id } } : call;
    }),
  },
  {
    name: 'the id of an event opens an invitation',
    flow: 'a link that no guest has',
    alteration: asking('getRsvp', (call, db) => {
      const first = db.guests.all().find(({ event }) => event === call.params.guestId);
      return first ? { ...call, params: { guestId: first._id } } : call;
    }),
  },
];
