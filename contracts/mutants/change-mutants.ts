import type { Alteration } from '../mock-host.ts';
import { changeResult, replaceHandler, changeCall, type Mutant, original } from './mutant.ts';

const firstTexts = new Map<string, unknown>();

/** A filter whose rows outlive their guest. */
function listRemovedGuests(): Alteration {
  const removed: { event: string; row: object }[] = [];
  const { handlers } = replaceHandler('deleteGuest', (db, call) => {
    const guest = db.guests.get(call.params.guestId ?? '');
    if (guest?.rsvpCount) removed.push({ event: guest.event, row: guest });
    return original.deleteGuest(db, call);
  });
  const list = changeResult('listGuests', (result, { params, query }) => {
    const data = result.body?.data as { docs: object[] } | undefined;
    if (!data || query.rsvpConfirmed !== true) return result;
    const more = removed.filter(({ event }) => event === params.eventId).map(({ row }) => row);
    return { ...result, body: { data: { ...data, docs: [...data.docs, ...more] } } };
  });
  return { handlers: { ...handlers, ...list.handlers } };
}

export const changeMutants: Mutant[] = [
  {
    name: 'updateGuest drops unknown fields',
    flow: 'of a guest that the product does not know',
    alteration: replaceHandler('updateGuest', (db, call) => {
      const { guestId = '' } = call.params;
      const guest = db.guests.get(guestId);
      if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
      const { tableNumber: _, dietary: __, ...body } = call.body;
      return original.updateGuest(db, { ...call, body });
    }),
  },
  {
    name: 'updateEvent forgets its pictures',
    flow: 'an event changes',
    alteration: replaceHandler('updateEvent', (db, call) => {
      const result = original.updateEvent(db, call);
      const event = db.events.get(call.params.eventId ?? '');
      if (event) db.events.put({ ...event, image: '', images: [] });
      return result;
    }),
  },
  {
    name: 'updateEvent changes every event',
    flow: 'an event changes',
    alteration: replaceHandler('updateEvent', (db, call) => {
      for (const event of db.events.all())
        if (typeof call.body.name === 'string') db.events.put({ ...event, name: call.body.name });
      return original.updateEvent(db, call);
    }),
  },
  {
    name: 'updateEvent ignores what is empty or false',
    flow: 'an event changes',
    alteration: changeCall('updateEvent', (call) => ({
      ...call,
      body: Object.fromEntries(Object.entries(call.body).filter(([, value]) => Boolean(value))),
    })),
  },
  {
    name: 'updateGuest ignores what is empty or false',
    flow: 'a guest changes',
    alteration: changeCall('updateGuest', (call) => ({
      ...call,
      body: Object.fromEntries(
        Object.entries(call.body).filter(([, value]) => value !== '' && value !== false),
      ),
    })),
  },
  {
    name: 'updateGuest replaces the whole guest',
    flow: 'a guest changes',
    alteration: changeCall('updateGuest', (call) => ({
      ...call,
      body: { invitees: 1, inviteeOnCard: 1, ...call.body },
    })),
  },
  {
    name: 'updateGuest loses the answer',
    flow: 'a guest changes',
    alteration: changeCall('updateGuest', (call) => ({ ...call, body: { ...call.body, rsvpCount: null } })),
  },
  {
    name: 'deleteEvent leaves the links',
    flow: 'a deleted event',
    alteration: {
      ...replaceHandler('deleteEvent', (db, call) => {
        const guests = db.guests.all().filter(({ event }) => event === call.params.eventId);
        const result = original.deleteEvent(db, call);
        const [other] = db.events.all();
        for (const guest of guests) db.guests.put({ ...guest, event: other?._id ?? '' });
        return result;
      }),
    },
  },
  {
    name: 'deleteEvent deletes every guest',
    flow: 'a deleted event',
    alteration: replaceHandler('deleteEvent', (db, call) => {
      const result = original.deleteEvent(db, call);
      for (const { _id } of db.guests.all()) db.guests.remove(_id);
      return result;
    }),
  },
  {
    name: 'the invitation keeps its first words',
    flow: 'a link shows',
    alteration: changeResult('getRsvp', (result, { params: { guestId = '' } }) => {
      const data = result.body?.data as { event: unknown } | undefined;
      if (data && !firstTexts.has(guestId)) firstTexts.set(guestId, data.event);
      return { ...result, body: { data: { ...data, event: firstTexts.get(guestId) } } };
    }),
  },
  {
    name: 'updateEvent leaves the time of the last change',
    flow: 'an event changes',
    alteration: replaceHandler('updateEvent', (db, call) => {
      const { updatedAt = '' } = db.events.get(call.params.eventId ?? '') ?? {};
      const result = original.updateEvent(db, call);
      const event = db.events.get(call.params.eventId ?? '');
      if (event) db.events.put({ ...event, updatedAt });
      return result;
    }),
  },
  {
    name: 'listGuests keeps who is removed among those who come',
    flow: 'a removed guest',
    alteration: listRemovedGuests(),
  },
  {
    name: 'savePreference keeps a list that is left out',
    flow: 'settings are kept',
    alteration: changeCall('savePreference', ({ body, user, ...call }, db) => ({
      ...call,
      user,
      body: { shortcuts: db.users.get(user._id)?.preference?.shortcuts, ...body },
    })),
  },
];
