import type { Alteration } from '../mock-host.ts';
import {
  accepting,
  addSideEffect,
  changeBody,
  changeData,
  changeSent,
  dropFields,
  findEvent,
  findGuest,
  findGuests,
  keepNothing,
  loseFields,
  type Mutants,
  original,
  refuse,
  replace,
} from './mutant.ts';

const sums = ['total', 'accepted', 'rejected', 'invitees', 'confirmed', 'guestsAnalytics'];
const shown = ['name', 'image', '_id', 'updatedAt'];

/** Refuses an update with an older version than that of the event, which also grows with each answer. */
function compareVersions(): Alteration {
  const isOld = (event: object, sent: unknown) =>
    sent !== undefined && sent !== (event as { version?: number }).version;
  const answering = addSideEffect('saveRsvp', (db, call) => {
    const event = db.events.get(findGuest(db, call)?.event ?? '');
    const { version = 0 } = (event ?? {}) as { version?: number };
    if (event) db.events.put({ ...event, version: version + 1 } as typeof event);
  });
  const updating = replace('updateEvent', (db, call) => {
    const event = findEvent(db, call);
    const isRefused = event !== undefined && isOld(event, call.body.version);
    return isRefused ? refuse(409, 'version') : original.updateEvent(db, call);
  });
  return { handlers: { ...answering.handlers, ...updating.handlers } };
}

export const eventMutants: Mutants = {
  'an event is returned unchanged': {
    ...keepNothing('createEvent'),
    ...dropFields('createEvent', 'images', 'welcomeMessage', 'isSingleGuest'),
    ...loseFields('listEvents', ...shown),
    ...loseFields('getEvent', ...shown, 'images', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'),
    'createEvent keeps two': addSideEffect('createEvent', (db, call) => void original.createEvent(db, call)),
  },
  'an event changes, and keeps what was not sent': {
    ...keepNothing('updateEvent'),
    ...dropFields('updateEvent', 'rsvpMessage'),
    'an answer raises the version of its event': compareVersions(),
    'updateEvent answers 204': {
      changeResponse: (response, { method, url }) =>
        method === 'PATCH' && /events\/[^/]+$/.test(url) ? { ...response, status: 204, text: '' } : response,
    },
    'the answer to an update has no pictures': changeData('updateEvent', () => ({
      image: undefined,
      images: undefined,
    })),
  },
  'an event without a name is refused and nothing changes': {
    'an event needs no name': { acceptsInvalid: true },
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
    'saveRsvp thanks a guest of a deleted event': replace('saveRsvp', (db, call) =>
      findGuest(db, call) ? original.saveRsvp(db, call) : { status: 200, body: {} },
    ),
    'deleteEvent leaves the links': replace('deleteEvent', (db, call) => {
      const guests = findGuests(db, call);
      const result = original.deleteEvent(db, call);
      const event = db.events.all()[0]?._id ?? '';
      for (const guest of guests) db.guests.put({ ...guest, event });
      return result;
    }),
  },
  'the list of events is whole and in one order': {
    'listEvents stops after 100': changeData('listEvents', ({ docs }) => ({ docs: docs.slice(0, 100) })),
    'listEvents changes its order': changeData('listEvents', ({ docs }) => ({
      docs: docs.toSorted(() => Math.random() - 0.5),
    })),
  },
  'the sums of an event move with its guests and answers': {
    ...loseFields('listEvents', ...sums),
    ...loseFields('getEvent', ...sums),
  },
  'a picture of a file is kept': {
    'createEvent cuts a picture at 100 kB': changeSent('createEvent', 'image', (text) =>
      text.slice(0, 100_000),
    ),
  },
  'fields of an event that the product does not know survive a change': {
    'updateEvent keeps unknown fields as text': changeBody('updateEvent', ({ seats, ...body }, call, db) => {
      const { seats: saved } = (findEvent(db, call) ?? {}) as { seats?: unknown };
      const old = seats ?? saved;
      return old === undefined ? body : { ...body, seats: JSON.stringify(old) };
    }),
  },
};
