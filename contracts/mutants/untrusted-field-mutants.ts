import type { Alteration } from '../mock-host.ts';
import { addSideEffect, changeCall, type Mutant, type OperationId } from './mutant.ts';

const bodyFieldsFlow = 'cannot take the place';

/** The original handler, called in the name of the owner of the event in the body. */
const useEventOfBody = (id: OperationId): Alteration => ({
  acceptsInvalid: true,
  ...changeCall(id, (call, db) => {
    const event = db.events.get(String(call.body.event));
    const user = db.users.get(event?.user ?? '');
    return event && user ? { ...call, user, params: { ...call.params, eventId: event._id } } : call;
  }),
});

/** Backends that save or obey fields of a body that the client must not set. */
export const untrustedFieldMutants: Mutant[] = [
  ...(['createMessage', 'createGuest', 'updateMessage'] as const).map((id): Mutant => ({
    name: `${id} takes the event of the body`,
    flow: bodyFieldsFlow,
    alteration:
      id === 'updateMessage'
        ? addSideEffect(id, (db, { params, body }) => {
            const message = db.messages.get(params.messageId ?? '');
            if (message && typeof body.event === 'string') db.messages.put({ ...message, event: body.event });
          })
        : useEventOfBody(id),
  })),
  {
    name: 'createGuest writes over the guest with the id of the body',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('createGuest', (db, { body }) => {
      const guest = db.guests.get(String(body._id));
      if (guest) db.guests.put({ ...guest, name: String(body.name) });
    }),
  },
  {
    name: 'createEvent writes over the event with the id of the body',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('createEvent', (db, { body }) => {
      const event = db.events.get(String(body._id));
      if (event) db.events.put({ ...event, name: String(body.name) });
    }),
  },
  ...['invitees', 'name'].map((field): Mutant => ({
    name: `saveRsvp takes ${field} too`,
    flow: bodyFieldsFlow,
    alteration: addSideEffect('saveRsvp', (db, { params, body }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest && field in body) db.guests.put({ ...guest, [field]: body[field] });
    }),
  })),
  {
    name: 'savePreference takes the user of the body',
    flow: bodyFieldsFlow,
    alteration: {
      acceptsInvalid: true,
      ...changeCall('savePreference', (call, db) => ({
        ...call,
        user: db.users.get(String(call.body.user)) ?? call.user,
      })),
    },
  },
  {
    name: 'savePreference takes a role',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('savePreference', (db, { user, body }) => {
      const found = db.users.get(user._id);
      if (found && Array.isArray(body.role)) db.users.put({ ...found, role: body.role as string[] });
    }),
  },
  {
    name: 'updateGuest takes who added the guest',
    flow: 'cannot be sent',
    alteration: addSideEffect('updateGuest', (db, { params, body }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest && typeof body.createdBy === 'string') db.guests.put({ ...guest, createdBy: body.createdBy });
    }),
  },
  {
    name: 'savePreference changes the address of the account',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('savePreference', (db, { user, body }) => {
      const found = db.users.get(user._id);
      if (found && typeof body.email === 'string') db.users.put({ ...found, email: body.email });
    }),
  },
  {
    name: 'createMessage writes over the message with the id of the body',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('createMessage', (db, { body }) => {
      const message = db.messages.get(String(body._id));
      if (message) db.messages.put({ ...message, title: String(body.title) });
    }),
  },
  {
    name: 'updateEvent takes the id of the body',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      if (!event || typeof body._id !== 'string') return;
      db.events.remove(event._id);
      db.events.put({ ...event, _id: body._id });
    }),
  },
  {
    name: 'updateEvent takes the time of the last change',
    flow: 'cannot be sent',
    alteration: addSideEffect('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      const { updatedAt } = body;
      if (event && typeof updatedAt === 'string') db.events.put({ ...event, updatedAt });
    }),
  },
  {
    name: 'saveRsvp takes the words of the event',
    flow: bodyFieldsFlow,
    alteration: addSideEffect('saveRsvp', (db, { params, body }) => {
      const event = db.events.get(db.guests.get(params.guestId ?? '')?.event ?? '');
      if (event && body.event) db.events.put({ ...event, ...body.event });
    }),
  },
];
