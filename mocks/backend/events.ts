import { getAnalytics } from './answers.ts';
import type { EventRecord, GuestRecord } from './records.ts';
import { findEvent, findGuests, isVisibleTo, findMessages } from './find.ts';
import type { BackendHandlers } from './operations.ts';
import { getPage } from './get-page.ts';
import { without } from './without.ts';

export const events = {
  listEvents: (db, { user }) => {
    const guests = new Map<string, GuestRecord[]>(db.events.all().map(({ _id }) => [_id, []]));
    for (const guest of db.guests.all()) guests.get(guest.event)?.push(guest);
    const own = db.events.all().filter((event) => isVisibleTo(user, event));
    const docs = own.map((event) => withAnalytics(event, guests.get(event._id) ?? []));
    const data = getPage(docs, { limit: Math.max(1, docs.length), page: 1 });
    return { status: 200, body: { status: 'success', data } };
  },

  getEvent: (db, call) => {
    const data = findEvent(db, call);
    const guestsAnalytics = getAnalytics(findGuests(db, call));
    return { status: 200, body: { status: 'success', data, guestsAnalytics } };
  },

  createEvent: (db, { body, user }) => {
    const now = new Date().toISOString();
    const image = body.image ?? body.images?.[0];
    const data = db.events.put({
      isSingleGuest: false,
      images: image === undefined ? [] : [image],
      ...without(body, notTheirs),
      ...(image === undefined ? {} : { image }),
      _id: db.newId(),
      user: user._id,
      createdAt: now,
      updatedAt: now,
    });
    return { status: 201, body: { status: 'success', data } };
  },

  updateEvent: (db, call) => {
    const event = findEvent(db, call);
    const updatedAt = new Date().toISOString();
    const data = db.events.put({ ...event, ...without(call.body, notInAnUpdate), updatedAt });
    return { status: 200, body: { status: 'success', data } };
  },

  deleteEvent: (db, call) => {
    for (const guest of findGuests(db, call)) db.guests.remove(guest._id);
    for (const message of findMessages(db, call)) db.messages.remove(message._id);
    db.events.remove(call.params.eventId);
    return { status: 204 };
  },
} satisfies Pick<BackendHandlers, 'listEvents' | 'getEvent' | 'createEvent' | 'updateEvent' | 'deleteEvent'>;

const withAnalytics = (event: EventRecord, guests: GuestRecord[]) => ({
  ...event,
  guestsAnalytics: getAnalytics(guests),
});

/** Fields that only the server sets, and fields that the client adds for itself (the specification, section 3). */
const servers = ['_id', 'id', 'user', 'createdAt', 'updatedAt', 'guestsAnalytics'];
const clients = ['handle', 'featuredImageId', 'guestAnalytics'];
const notTheirs = [...servers, ...clients];
const notInAnUpdate = [...notTheirs, 'image', 'images'];
