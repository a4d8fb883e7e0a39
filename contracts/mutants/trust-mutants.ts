import type { Db } from '../../mocks/backend/db.ts';
import {
  type Answer,
  answering,
  asking,
  type Call,
  handle,
  type Mutant,
  type OperationId,
  own,
  followedBy,
} from './mutant.ts';

const place = 'cannot take the place';
const login = 'without the password';
const link = 'a link that no guest has';
const away = 'gives nothing away';

/** The original handler, called in the name of the owner of the event in the body. */
const inEventOfBody = (id: OperationId) => ({
  takesAll: true,
  ...asking(id, (call, db) => {
    const event = db.events.get(String(call.body.event));
    const user = db.users.get(event?.user ?? '');
    return event && user ? { ...call, user, params: { ...call.params, eventId: event._id } } : call;
  }),
});

/** A login that accepts any password. */
const admits = (name: string, isMeant: (body: Call['body'], isKnown: boolean) => boolean): Mutant => ({
  name: `login takes ${name}`,
  flow: login,
  alteration: {
    takesAll: true,
    ...handle('login', (db, call) => {
      const known = db.users.all().find(({ email }) => email === call.body.email);
      const user = known ?? db.users.all()[0];
      const isTaken = user !== undefined && isMeant(call.body, known !== undefined);
      const { email = '', password = '' } = isTaken ? user : call.body;
      return own.login(db, { ...call, body: { email: String(email), password: String(password) } });
    }),
  },
});

const opensBy = (what: string, isIt: (guest: Record<string, unknown>, id: string) => boolean): Mutant => ({
  name: `${what} opens an invitation`,
  flow: link,
  alteration: asking('getRsvp', (call, db) => {
    const found = db.guests.all().find((guest) => isIt(guest, call.params.guestId ?? ''));
    return found ? { ...call, params: { guestId: found._id } } : call;
  }),
});

const tells = (what: string, part: (guest: Record<string, unknown>) => string): Mutant => ({
  name: `the public link tells ${what}`,
  flow: away,
  alteration: answering('getRsvp', (answer, { params }, db) => {
    const hint = part(db.guests.get(params.guestId ?? '') ?? {});
    return { ...answer, body: { data: { ...(answer.body?.data as object), hint } } };
  }),
});

/** Repeats the refused value in the refusal. */
const showing =
  (status: number) =>
  (db: Db, call: Call): Answer => {
    const event = db.events.get(call.params.eventId ?? '');
    return event && event.user !== call.user._id
      ? { status, body: { message: `“${event.name}” is not yours`, errors: [] } }
      : own.getEvent(db, call);
  };

/** Backends that trust requests from a console, or tell strangers more than they need. */
export const trustMutants: Mutant[] = [
  ...[403, 404].map((status): Mutant => ({
    name: `a ${status} names the event of another organiser`,
    flow: 'out of reach',
    alteration: handle('getEvent', showing(status)),
  })),
  ...(['createMessage', 'createGuest', 'updateMessage'] as const).map((id): Mutant => ({
    name: `${id} takes the event of the body`,
    flow: place,
    alteration:
      id === 'updateMessage'
        ? followedBy(id, (db, { params, body }) => {
            const message = db.messages.get(params.messageId ?? '');
            if (message && typeof body.event === 'string') db.messages.put({ ...message, event: body.event });
          })
        : inEventOfBody(id),
  })),
  {
    name: 'createGuest writes over the guest with the id of the body',
    flow: place,
    alteration: followedBy('createGuest', (db, { body }) => {
      const guest = db.guests.get(String(body._id));
      if (guest) db.guests.put({ ...guest, name: String(body.name) });
    }),
  },
  {
    name: 'createEvent writes over the event with the id of the body',
    flow: place,
    alteration: followedBy('createEvent', (db, { body }) => {
      const event = db.events.get(String(body._id));
      if (event) db.events.put({ ...event, name: String(body.name) });
    }),
  },
  ...['invitees', 'name'].map((field): Mutant => ({
    name: `saveRsvp takes ${field} too`,
    flow: place,
    alteration: followedBy('saveRsvp', (db, { params, body }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest && field in body) db.guests.put({ ...guest, [field]: body[field] });
    }),
  })),
  {
    name: 'savePreference takes the user of the body',
    flow: place,
    alteration: {
      takesAll: true,
      ...asking('savePreference', (call, db) => ({
        ...call,
        user: db.users.get(String(call.body.user)) ?? call.user,
      })),
    },
  },
  {
    name: 'savePreference takes a role',
    flow: place,
    alteration: followedBy('savePreference', (db, { user, body }) => {
      const found = db.users.get(user._id);
      if (found && Array.isArray(body.role)) db.users.put({ ...found, role: body.role as string[] });
    }),
  },
  {
    name: 'signup takes the id of the body',
    flow: place,
    alteration: {
      takesAll: true,
      ...handle('signup', (db, call) => {
        const { email, password } = db.users.get(String(call.body._id)) ?? {};
        return email === undefined
          ? own.signup(db, call)
          : own.login(db, { ...call, body: { email, password } });
      }),
    },
  },
  {
    name: 'signup changes the password of an address in capitals',
    flow: 'an account that cannot be',
    alteration: handle('signup', (db, call) => {
      const { email, password } = call.body as Record<string, string>;
      const user = db.users.all().find((each) => each.email === email?.toLowerCase() && each.email !== email);
      if (user && password !== undefined) db.users.put({ ...user, password });
      return own.signup(db, call);
    }),
  },
  {
    name: 'updateGuest takes who added the guest',
    flow: 'cannot be sent',
    alteration: followedBy('updateGuest', (db, { params, body }) => {
      const guest = db.guests.get(params.guestId ?? '');
      if (guest && typeof body.createdBy === 'string') db.guests.put({ ...guest, createdBy: body.createdBy });
    }),
  },
  admits('no password', ({ password }, isKnown) => isKnown && (password ?? null) === null),
  admits('an empty password', ({ password }, isKnown) => isKnown && password === ''),
  admits('an operator for a password', ({ password }, isKnown) => isKnown && typeof password === 'object'),
  admits('an operator for an address', ({ email }) => typeof email === 'object'),
  opensBy('a phone number', ({ phone }, id) => phone === id),
  opensBy('a name', ({ name }, id) => name === id),
  tells('the first name', ({ name }) => String(name).split(' ', 1)[0] ?? ''),
  tells('the end of the number', ({ phone }) => `•• ${String(phone).slice(-4)}`),
  {
    name: 'listEvents counts everybody’s',
    flow: 'whole and in one order',
    alteration: answering('listEvents', (answer, _, db) => ({
      ...answer,
      body: { data: { ...(answer.body?.data as object), totalDocs: db.events.all().length } },
    })),
  },
];
