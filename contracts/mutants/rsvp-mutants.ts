import {
  changeResult,
  addSideEffect,
  replaceHandler,
  type Mutant,
  original,
  changeText,
  changeStatus,
} from './mutant.ts';

const revealFields = (what: string, extra: object): Mutant => ({
  name: `the public link tells ${what}`,
  flow: 'gives nothing away',
  alteration: changeResult('getRsvp', (result, call, db) => {
    const guest = db.guests.get(call.params.guestId ?? '');
    const values: Record<string, unknown> = {
      name: guest?.name,
      phone: guest?.phone,
      createdBy: guest?.createdBy,
      others: db.guests
        .all()
        .filter(({ event }) => event === guest?.event)
        .map(({ _id }) => _id),
      organiser: db.users.get(guest?.createdBy ?? '')?.email,
    };
    const revealed = Object.fromEntries(
      Object.entries(extra).map(([key, from]) => [key, values[String(from)]]),
    );
    return { ...result, body: { data: { ...(result.body?.data as object), ...revealed } } };
  }),
});
const acceptCount = (isTaken: (count: number, limit: number) => boolean, name: string): Mutant => ({
  name: `saveRsvp takes ${name}`,
  flow: 'cannot be is refused and the saved',
  alteration: {
    acceptsInvalid: true,
    ...replaceHandler('saveRsvp', (db, call) => {
      const guest = db.guests.get(call.params.guestId ?? '');
      const count = Number(call.body.rsvpCount);
      if (guest && isTaken(count, guest.invitees)) {
        db.guests.put({ ...guest, rsvpCount: count });
        return { status: 200, body: {} };
      }
      return original.saveRsvp(db, call);
    }),
  },
});

/** An answer that is no number, taken for one. */
const acceptNonNumber = (what: string, isMeant: (value: unknown) => boolean): Mutant => ({
  name: `saveRsvp takes ${what}`,
  flow: 'an answer that cannot be',
  alteration: {
    acceptsInvalid: true,
    ...replaceHandler('saveRsvp', (db, call) => {
      const { rsvpCount } = call.body;
      if (typeof rsvpCount === 'number') return original.saveRsvp(db, call);
      return isMeant(rsvpCount)
        ? original.saveRsvp(db, { ...call, body: { rsvpCount: Number(rsvpCount) } })
        : { status: 400, body: { message: 'Enter a number' } };
    }),
  },
});

export const rsvpMutants: Mutant[] = [
  revealFields('the name', { name: 'name' }),
  revealFields('the phone number', { contact: 'phone' }),
  revealFields('who invites', { createdBy: 'createdBy' }),
  revealFields('other links', { guests: 'others' }),
  revealFields('the organiser’s address', { by: 'organiser' }),
  acceptCount((count, limit) => count > limit, 'more than are invited'),
  acceptCount((count) => count < 0, 'fewer than nobody'),
  acceptCount((count) => count % 1 > 0, 'half a person'),
  {
    name: 'saveRsvp answers 201',
    flow: 'an answer is saved',
    alteration: changeStatus('saveRsvp', 200, 201),
  },
  {
    name: 'saveRsvp answers everybody',
    flow: 'an answer is saved',
    alteration: replaceHandler('saveRsvp', (db, call) => {
      for (const guest of db.guests.all())
        db.guests.put({ ...guest, rsvpCount: Number(call.body.rsvpCount) });
      return original.saveRsvp(db, call);
    }),
  },
  {
    name: 'saveRsvp adds up',
    flow: 'an answer is saved',
    alteration: replaceHandler('saveRsvp', (db, call) => {
      const guest = db.guests.get(call.params.guestId ?? '');
      return original.saveRsvp(db, {
        ...call,
        body: {
          rsvpCount: Math.min(guest?.invitees ?? 0, (guest?.rsvpCount ?? 0) + Number(call.body.rsvpCount)),
        },
      });
    }),
  },
  {
    name: 'saveRsvp keeps no refusal',
    flow: 'an answer is saved',
    alteration: replaceHandler('saveRsvp', (db, call) =>
      call.body.rsvpCount === 0 ? { status: 200, body: {} } : original.saveRsvp(db, call),
    ),
  },
  {
    name: 'saveRsvp takes one answer alone',
    flow: 'an answer is saved',
    alteration: replaceHandler('saveRsvp', (db, call) =>
      typeof db.guests.get(call.params.guestId ?? '')?.rsvpCount === 'number'
        ? { status: 200, body: {} }
        : original.saveRsvp(db, call),
    ),
  },
  {
    name: 'getRsvp counts silence as a refusal',
    flow: 'a link shows',
    alteration: changeText('getRsvp', (said) => said.replace('"rsvpCount":null', '"rsvpCount":0')),
  },
  {
    name: 'getRsvp counts a refusal as silence',
    flow: 'an answer is saved',
    alteration: changeText('getRsvp', (said) => said.replace('"rsvpCount":0', '"rsvpCount":null')),
  },
  {
    name: 'getRsvp has another event’s words',
    flow: 'a link shows',
    alteration: changeResult('getRsvp', (result, _, db) => ({
      ...result,
      body: { data: { ...(result.body?.data as object), event: db.events.all()[0] } },
    })),
  },
  ...[400, 401, 403, 500, 200].map((to): Mutant => ({
    name: `an unknown link answers ${to}`,
    flow: 'a link that no guest has',
    alteration: changeStatus(['getRsvp', 'saveRsvp'], 404, to),
  })),
  ...[401, 500].map((to): Mutant => ({
    name: `an id of another form answers ${to}`,
    flow: 'an id of another form',
    alteration: changeStatus(['getGuest', 'getEvent', 'listGuests', 'updateGuest'], 404, to),
  })),
  {
    name: 'an ended token answers 403',
    flow: 'that has ended',
    alteration: {
      changeResponse: (response) => (response.status === 401 ? { ...response, status: 403 } : response),
    },
  },
  {
    name: 'a refused token has no message',
    flow: 'call needs a token',
    alteration: {
      changeResponse: (response) => (response.status === 401 ? { ...response, text: '{}' } : response),
    },
  },
  acceptNonNumber('null for a refusal', (value) => value === null),
  acceptNonNumber('true for one', (value) => value === true),
  acceptNonNumber('an empty list for a refusal', (value) => Array.isArray(value) && value.length === 0),
  acceptNonNumber('a list of one number', (value) => Array.isArray(value) && value.length === 1),
  {
    name: 'saveRsvp takes the phone number too',
    flow: 'cannot take the place',
    alteration: addSideEffect('saveRsvp', (db, call) => {
      const guest = db.guests.get(call.params.guestId ?? '');
      if (guest && typeof call.body.phone === 'string') db.guests.put({ ...guest, phone: call.body.phone });
    }),
  },
  {
    name: 'the public link tells the number of who is not coming',
    flow: 'gives nothing away',
    alteration: changeResult('getRsvp', (result, call, db) => {
      const guest = db.guests.get(call.params.guestId ?? '');
      const contact = guest?.rsvpCount === 0 ? guest.phone : undefined;
      return { ...result, body: { data: { ...(result.body?.data as object), contact } } };
    }),
  },
  {
    name: 'the public link tells the messages of the event',
    flow: 'gives nothing away',
    alteration: changeResult('getRsvp', (result, call, db) => {
      const messages = db.messages
        .all()
        .filter(({ event }) => event === db.guests.get(call.params.guestId ?? '')?.event);
      return { ...result, body: { data: { ...(result.body?.data as object), messages } } };
    }),
  },
];
