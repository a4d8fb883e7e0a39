import {
  type HandlerResult,
  changeCall,
  replaceHandler,
  type Mutant,
  type OperationId,
  original,
  addSideEffect,
  findGuest,
  findGuests,
} from './mutant.ts';

const duplicatesFlow = 'look alike';
const extraFieldsFlow = 'cannot be sent';
const createConflict = (type: string): HandlerResult => ({
  status: 409,
  body: { message: 'Taken', errors: [{ type, message: 'Taken' }] },
});

/** The body with one of its texts changed. */
const changeBodyText = (id: OperationId, name: string, change: (text: string) => string) =>
  changeCall(id, (call) => {
    const value = call.body[name];
    return { ...call, body: { ...call.body, ...(typeof value === 'string' && { [name]: change(value) }) } };
  });
const escapeHtml = (text: string) => text.replaceAll('<', '&lt;');

/**
 * Mutants that show only where two values are alike, a number is large, or a client sends more than the product does.
 */
export const edgeCaseMutants: Mutant[] = [
  {
    name: 'createEvent takes a name once',
    flow: duplicatesFlow,
    alteration: replaceHandler('createEvent', (db, call) =>
      db.events.all().some(({ user, name }) => user === call.user._id && name === call.body.name)
        ? createConflict('name')
        : original.createEvent(db, call),
    ),
  },
  ...['name', 'phone'].map((field): Mutant => ({
    name: `createGuest takes a ${field} once`,
    flow: duplicatesFlow,
    alteration: replaceHandler('createGuest', (db, call) =>
      findGuests(db, call).some((guest) => guest[field] === call.body[field])
        ? createConflict(field)
        : original.createGuest(db, call),
    ),
  })),
  {
    name: 'createGuest writes over the guest with that number',
    flow: duplicatesFlow,
    alteration: replaceHandler('createGuest', (db, call) => {
      const guest = findGuests(db, call).find(({ phone }) => phone === call.body.phone);
      if (!guest) return original.createGuest(db, call);
      const name = String(call.body.name);
      return { status: 201, body: { data: [db.guests.put({ ...guest, name })] } };
    }),
  },
  {
    name: 'deleteGuest removes everybody of that name',
    flow: duplicatesFlow,
    alteration: replaceHandler('deleteGuest', (db, call) => {
      const name = findGuest(db, call)?.name;
      const result = original.deleteGuest(db, call);
      for (const guest of findGuests(db, call)) if (guest.name === name) db.guests.remove(guest._id);
      return result;
    }),
  },
  ...[10, 100].map((most): Mutant => ({
    name: `createGuest invites ${most} at most`,
    flow: 'large numbers',
    alteration: changeCall('createGuest', (call) => ({
      ...call,
      body: { ...call.body, invitees: Math.min(most, Number(call.body.invitees ?? 1)) },
    })),
  })),
  {
    name: 'createEvent takes no picture of a file',
    flow: 'a picture of a file',
    alteration: replaceHandler('createEvent', (db, call) =>
      String(call.body.image).startsWith('data:') ? createConflict('image') : original.createEvent(db, call),
    ),
  },
  {
    name: 'createEvent cuts a picture at 100 kB',
    flow: 'a picture of a file',
    alteration: changeBodyText('createEvent', 'image', (text) => text.slice(0, 100_000)),
  },
  {
    name: 'updateGuest escapes',
    flow: 'character',
    alteration: changeBodyText('updateGuest', 'name', escapeHtml),
  },
  {
    name: 'updateMessage escapes',
    flow: 'character',
    alteration: changeBodyText('updateMessage', 'message', escapeHtml),
  },
  {
    name: 'updateMessage cuts at 1,000',
    flow: 'character',
    alteration: changeBodyText('updateMessage', 'message', (text) => text.slice(0, 1_000)),
  },
  {
    name: 'deleteMessage selects another',
    flow: 'a deleted message',
    alteration: addSideEffect('deleteMessage', (db, { params }) => {
      const other = db.messages.all().find(({ event }) => event === params.eventId);
      if (other) db.messages.put({ ...other, isSelected: true });
    }),
  },
  {
    name: 'updateGuest takes another event',
    flow: extraFieldsFlow,
    alteration: addSideEffect('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      if (guest && typeof call.body.event === 'string') db.guests.put({ ...guest, event: call.body.event });
    }),
  },
  {
    name: 'updateEvent takes another owner',
    flow: extraFieldsFlow,
    alteration: addSideEffect('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      if (event && typeof body.user === 'string') db.events.put({ ...event, user: body.user });
    }),
  },
  {
    name: 'createEvent takes another owner',
    flow: extraFieldsFlow,
    alteration: addSideEffect('createEvent', (db, { body }, result) => {
      const created = result.body?.data as { _id: string } | undefined;
      const event = db.events.get(created?._id ?? '');
      if (event && typeof body.user === 'string') db.events.put({ ...event, user: body.user });
    }),
  },
  {
    name: 'signup takes a role',
    flow: extraFieldsFlow,
    alteration: addSideEffect('signup', (db, { body }) => {
      const user = db.users.all().find(({ email }) => email === body.email);
      if (user && Array.isArray(body.role)) db.users.put({ ...user, role: body.role as string[] });
    }),
  },
  {
    name: 'saveRsvp goes by the card',
    flow: 'an answer is saved',
    alteration: replaceHandler('saveRsvp', (db, call) =>
      Number(call.body.rsvpCount) > (findGuest(db, call)?.inviteeOnCard ?? 0)
        ? { status: 400, body: { message: 'Too many', errors: [] } }
        : original.saveRsvp(db, call),
    ),
  },
  {
    name: 'saveRsvp forgets the number',
    flow: 'an answer is saved',
    alteration: addSideEffect('saveRsvp', (db, call) => {
      const guest = findGuest(db, call);
      if (guest) db.guests.put({ ...guest, phone: '' });
    }),
  },
  {
    name: 'a piece of a link opens the invitation',
    flow: 'a link that no guest has',
    alteration: changeCall('getRsvp', (call, db) => {
      const near = db.guests.all().find(({ _id }) => _id.startsWith(call.params.guestId ?? ''));
      return near ? { ...call, params: { guestId: near._id } } : call;
    }),
  },
  {
    name: 'the id of an event opens an invitation',
    flow: 'a link that no guest has',
    alteration: changeCall('getRsvp', (call, db) => {
      const first = db.guests.all().find(({ event }) => event === call.params.guestId);
      return first ? { ...call, params: { guestId: first._id } } : call;
    }),
  },
];
