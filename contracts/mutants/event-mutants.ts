import {
  accepting,
  addSideEffect,
  changeBody,
  changeData,
  changeRefusal,
  changeResult,
  changeSent,
  changeStatus,
  dropFields,
  findEvent,
  findGuests,
  findMessages,
  keepNothing,
  loseFields,
  type Mutants,
  original,
  refuse,
  replace,
  replaceText,
} from './mutant.ts';

const sums = ['total', 'accepted', 'rejected', 'invitees', 'confirmed', 'guestsAnalytics'];
const shown = ['name', 'image', '_id', 'updatedAt'];

export const eventMutants: Mutants = {
  'an event is kept as it was written': {
    ...keepNothing('createEvent'),
    ...dropFields('createEvent', 'images', 'welcomeMessage', 'isSingleGuest'),
    ...loseFields('listEvents', ...shown),
    ...loseFields('getEvent', ...shown, 'images', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'),
    'createEvent keeps two': addSideEffect('createEvent', (db, call) => void original.createEvent(db, call)),
    'times of getEvent have no zone': replaceText('getEvent', /("\w+edAt":"[^"]+)Z"/g, '$1"'),
    'ids are true': replaceText(['listEvents', 'createEvent'], /"_id":"\w+"/g, '"_id":true'),
  },
  'an event changes, and keeps what was not sent': {
    ...keepNothing('updateEvent'),
    ...dropFields('updateEvent', 'rsvpMessage'),
    'updateEvent ignores what is empty or false': changeBody('updateEvent', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => Boolean(value))),
    ),
    'updateEvent unticks what is not sent': changeBody('updateEvent', (body) => ({
      isSingleGuest: false,
      ...body,
    })),
    'updateEvent changes every event': addSideEffect('updateEvent', (db, { body }) => {
      for (const event of db.events.all()) db.events.put({ ...event, name: String(body.name) });
    }),
    'updateEvent leaves the time of the last change': replace('updateEvent', (db, call) => {
      const { updatedAt = '' } = findEvent(db, call) ?? {};
      const result = original.updateEvent(db, call);
      const event = findEvent(db, call);
      if (event) db.events.put({ ...event, updatedAt });
      return result;
    }),
    'reading an event changes updatedAt': changeData('getEvent', () => ({
      updatedAt: new Date().toISOString(),
    })),
    'the answer to an update has no pictures': changeData('updateEvent', () => ({
      image: undefined,
      images: undefined,
    })),
    'updateEvent asks all guests again': addSideEffect('updateEvent', (db, call) => {
      for (const guest of findGuests(db, call)) db.guests.put({ ...guest, rsvpCount: null });
    }),
    'updateEvent selects no message': addSideEffect('updateEvent', (db, call) => {
      for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
    }),
  },
  'an event without a name is refused and nothing changes': {
    'an event needs no name': { acceptsInvalid: true },
    'the refusal of an event names no field': changeRefusal(
      ['createEvent', 'updateEvent'],
      400,
      () => '{"message":"No"}',
    ),
    'updateEvent keeps part of what it refuses': accepting(
      replace('updateEvent', (db, call) => {
        const { name, ...rest } = call.body;
        original.updateEvent(db, { ...call, body: rest });
        return name === '' ? refuse(400, 'name') : original.updateEvent(db, call);
      }),
    ),
  },
  'a deleted event is gone with all that was in it': {
    ...keepNothing('deleteEvent'),
    'deleteEvent again is fine': changeStatus('deleteEvent', 404, 204),
    'deleteEvent deletes every guest': addSideEffect('deleteEvent', (db) => {
      for (const { _id } of db.guests.all()) db.guests.remove(_id);
    }),
    'deleteEvent leaves the links': replace('deleteEvent', (db, call) => {
      const guests = findGuests(db, call);
      const result = original.deleteEvent(db, call);
      const event = db.events.all()[0]?._id ?? '';
      for (const guest of guests) db.guests.put({ ...guest, event });
      return result;
    }),
    'deleteEvent deletes the events with that name': replace('deleteEvent', (db, call) => {
      const name = findEvent(db, call)?.name;
      const result = original.deleteEvent(db, call);
      for (const event of db.events.all()) if (event.name === name) db.events.remove(event._id);
      return result;
    }),
  },
  'the list of events is whole and in one order': {
    'listEvents stops after 100': changeData('listEvents', ({ docs }) => ({ docs: docs.slice(0, 100) })),
    'listEvents changes its order': changeData('listEvents', ({ docs }) => ({
      docs: docs.toSorted(() => Math.random() - 0.5),
    })),
    'listEvents counts everybody’s': changeData('listEvents', (_, __, db) => ({
      totalDocs: db.events.all().length,
    })),
  },
  'the sums of an event move with its guests and answers': {
    ...loseFields('listEvents', ...sums),
    ...loseFields('getEvent', ...sums),
    'getEvent counts nobody above the number invited': changeResult('getEvent', (result, call, db) => {
      const confirmed = findGuests(db, call).reduce(
        (sum, { rsvpCount, invitees }) => sum + Math.min(rsvpCount ?? 0, invitees),
        0,
      );
      const guestsAnalytics = { ...(result.body?.guestsAnalytics as object), confirmed };
      return { ...result, body: { ...result.body, guestsAnalytics } };
    }),
    'getEvent counts silence as a refusal': changeResult('getEvent', (result, call, db) => {
      const rejected = findGuests(db, call).filter(({ rsvpCount }) => !rsvpCount).length;
      const guestsAnalytics = { ...(result.body?.guestsAnalytics as object), rejected };
      return { ...result, body: { ...result.body, guestsAnalytics } };
    }),
  },
  'a picture of a file is kept': {
    'createEvent takes no picture of a file': replace('createEvent', (db, call) =>
      String(call.body.image).startsWith('data:') ? refuse(400, 'image') : original.createEvent(db, call),
    ),
    'createEvent cuts a picture at 100 kB': changeSent('createEvent', 'image', (text) =>
      text.slice(0, 100_000),
    ),
    'listEvents has no pictures of files': replaceText('listEvents', /"image":"data:[^"]+"/g, '"image":""'),
  },
  'fields of an event that the product does not know survive a change': {
    'updateEvent keeps unknown fields as text': changeBody('updateEvent', ({ seats, ...body }, call, db) => {
      const { seats: saved } = (findEvent(db, call) ?? {}) as { seats?: unknown };
      const old = seats ?? saved;
      return old === undefined ? body : { ...body, seats: JSON.stringify(old) };
    }),
    ...Object.fromEntries(
      ['dressCode', 'seats'].map((field) => [
        `updateEvent forgets ${field} that was not sent`,
        replace('updateEvent', (db, call) => {
          const event = findEvent(db, call);
          if (event && !(field in call.body)) db.events.put({ ...event, [field]: undefined });
          return original.updateEvent(db, call);
        }),
      ]),
    ),
  },
};
