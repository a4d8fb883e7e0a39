import type { Event } from '../../src/api/schema.gen.ts';
import { analyticsOf } from './answers.ts';
import type { Db } from './db.ts';
import type { EventRecord, GuestRecord, UserRecord } from './records.ts';
import { accounts } from './seeds/accounts.ts';
import { eventOf, guestsOf, messagesOf } from './find.ts';
import type { BackendHandlers } from './operations.ts';
import { pageOf } from './page-of.ts';
import { without } from './without.ts';

export const events = {
  listEvents: (db, { user }) => {
    const guests = Map.groupBy(db.guests.all(), (guest) => guest.event);
    const docs = eventsOf(db, user).map((event) => withAnalytics(event, guests.get(event._id) ?? []));
    const data = pageOf(docs, { limit: Math.max(1, docs.length), page: 1 });
    return { status: 200, body: { status: 'success', data } };
  },

  getEvent: (db, { params }) => {
    const data = eventOf(db, params.eventId);
    const guestsAnalytics = analyticsOf(guestsOf(db, params.eventId));
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

  updateEvent: (db, { params, body }) => {
    const event = eventOf(db, params.eventId);
    const updatedAt = new Date().toISOString();
    const data = db.events.put({ ...event, ...without(body, notInAnUpdate), updatedAt });
    return { status: 200, body: { status: 'success', data } };
  },

  deleteEvent: (db, { params }) => {
    for (const guest of guestsOf(db, params.eventId)) db.guests.remove(guest._id);
    for (const message of messagesOf(db, params.eventId)) db.messages.remove(message._id);
    db.events.remove(params.eventId);
    return { status: 204 };
  },
} satisfies Pick<BackendHandlers, 'listEvents' | 'getEvent' | 'createEvent' | 'updateEvent' | 'deleteEvent'>;

/** The demo accounts share the events of the demo; whoever registers has their own, at first none. */
const eventsOf = (db: Db, user: UserRecord) =>
  db.events.all().filter((event) => event.user === user._id || isDemo(event.user, user._id));

const isDemo = (...userIds: (string | undefined)[]) =>
  userIds.every((id) => accounts.some(({ _id }) => _id === id));

const withAnalytics = (event: EventRecord, guests: GuestRecord[]): Event => ({
  ...event,
  guestsAnalytics: analyticsOf(guests),
});

/** The server's to say, and what the client adds for itself (the specification, section 3). */
const servers = ['_id', 'id', 'user', 'createdAt', 'updatedAt', 'guestsAnalytics'];
const clients = ['handle', 'featuredImageId', 'guestAnalytics'];
const notTheirs = [...servers, ...clients];
const notInAnUpdate = [...notTheirs, 'image', 'images'];
