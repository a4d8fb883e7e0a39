import type { Alteration } from '../mock-host.ts';
import { answering, handle, asking, type Mutant, own } from './mutant.ts';

const firstWords = new Map<string, unknown>();

/** A filter whose rows outlive their guest. */
function keepingRemoved(): Alteration {
  const removed: { event: string; row: object }[] = [];
  const { handlers } = handle('deleteGuest', (db, call) => {
    const guest = db.guests.get(call.params.guestId ?? '');
    if (guest?.rsvpCount) removed.push({ event: guest.event, row: guest });
    return own.deleteGuest(db, call);
  });
  const list = answering('listGuests', (answer, { params, query }) => {
    const data = answer.body?.data as { docs: object[] } | undefined;
    if (!data || query.rsvpConfirmed !== true) return answer;
    const more = removed.filter(({ event }) => event === params.eventId).map(({ row }) => row);
    return { ...answer, body: { data: { ...data, docs: [...data.docs, ...more] } } };
  });
  return { handlers: { ...handlers, ...list.handlers } };
}

export const changeMutants: Mutant[] = [
  {
    name: 'updateGuest drops unknown fields',
    flow: 'of a guest that the product does not know',
    alteration: handle('updateGuest', (db, call) => {
      const { guestId = '' } = call.params;
      const guest = db.guests.get(guestId);
      if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
      const { tableNumber: _, dietary: __, ...body } = call.body;
      return own.updateGuest(db, { ...call, body });
    }),
  },
  {
    name: 'updateEvent forgets its pictures',
    flow: 'an event changes',
    alteration: handle('updateEvent', (db, call) => {
      const answer = own.updateEvent(db, call);
      const event = db.events.get(call.params.eventId ?? '');
      if (event) db.events.put({ ...event, image: '', images: [] });
      return answer;
    }),
  },
  {
    name: 'updateEvent changes every event',
    flow: 'an event changes',
    alteration: handle('updateEvent', (db, call) => {
      for (const event of db.events.all())
        if (typeof call.body.name === 'string') db.events.put({ ...event, name: call.body.name });
      return own.updateEvent(db, call);
    }),
  },
  {
    name: 'updateEvent ignores what is empty or false',
    flow: 'an event changes',
    alteration: asking('updateEvent', (call) => ({
      ...call,
      body: Object.fromEntries(Object.entries(call.body).filter(([, value]) => Boolean(value))),
    })),
  },
  {
    name: 'updateGuest ignores what is empty or false',
    flow: 'a guest changes',
    alteration: asking('updateGuest', (call) => ({
      ...call,
      body: Object.fromEntries(
        Object.entries(call.body).filter(([, value]) => value !== '' && value !== false),
      ),
    })),
  },
  {
    name: 'updateGuest replaces the whole guest',
    flow: 'a guest changes',
    alteration: asking('updateGuest', (call) => ({
      ...call,
      body: { invitees: 1, inviteeOnCard: 1, ...call.body },
    })),
  },
  {
    name: 'updateGuest loses the answer',
    flow: 'a guest changes',
    alteration: asking('updateGuest', (call) => ({ ...call, body: { ...call.body, rsvpCount: null } })),
  },
  {
    name: 'deleteEvent leaves the links',
    flow: 'a deleted event',
    alteration: {
      ...handle('deleteEvent', (db, call) => {
        const guests = db.guests.all().filter(({ event }) => event === call.params.eventId);
        const answer = own.deleteEvent(db, call);
        const [other] = db.events.all();
        for (const guest of guests) db.guests.put({ ...guest, event: other?._id ?? '' });
        return answer;
      }),
    },
  },
  {
    name: 'deleteEvent deletes every guest',
    flow: 'a deleted event',
    alteration: handle('deleteEvent', (db, call) => {
      const answer = own.deleteEvent(db, call);
      for (const { _id } of db.guests.all()) db.guests.remove(_id);
      return answer;
    }),
  },
  {
    name: 'the invitation keeps its first words',
    flow: 'a link shows',
    alteration: answering('getRsvp', (answer, { params: { guestId = '' } }) => {
      const data = answer.body?.data as { event: unknown } | undefined;
      if (data && !firstWords.has(guestId)) firstWords.set(guestId, data.event);
      return { ...answer, body: { data: { ...data, event: firstWords.get(guestId) } } };
    }),
  },
  {
    name: 'updateEvent leaves the time of the last change',
    flow: 'an event changes',
    alteration: handle('updateEvent', (db, call) => {
      const { updatedAt = '' } = db.events.get(call.params.eventId ?? '') ?? {};
      const answer = own.updateEvent(db, call);
      const event = db.events.get(call.params.eventId ?? '');
      if (event) db.events.put({ ...event, updatedAt });
      return answer;
    }),
  },
  {
    name: 'listGuests keeps who is removed among those who come',
    flow: 'a removed guest',
    alteration: keepingRemoved(),
  },
  {
    name: 'savePreference keeps a list that is left out',
    flow: 'settings are kept',
    alteration: asking('savePreference', ({ body, user, ...call }, db) => ({
      ...call,
      user,
      body: { shortcuts: db.users.get(user._id)?.preference?.shortcuts, ...body },
    })),
  },
];
