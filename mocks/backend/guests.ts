import type { Guest } from '../../src/api/schema.gen.ts';
import { badRequest } from '../engine/refusal.ts';
import { discrepanciesOf, hasAccepted, hasRejected } from './answers.ts';
import type { GuestRecord } from './records.ts';
import { eventOf, guestOf, guestsOf } from './find.ts';
import type { BackendHandlers } from './operations.ts';
import { pageOf } from './page-of.ts';
import { without } from './without.ts';

export const guests = {
  listGuests: (db, { params, query }) => {
    const rows = guestsOf(db, params.eventId).filter((guest) => {
      if (query.rsvpConfirmed === true && !hasAccepted(guest)) return false;
      if (query.rsvpConfirmed === false && !hasRejected(guest)) return false;
      return query.isWAPhone === undefined || guest.isWAPhone === query.isWAPhone;
    });
    return { status: 200, body: { status: 'success', data: guestPage(rows, query) } };
  },

  listGuestDiscrepancies: (db, { params, query }) => {
    const rows = guestsOf(db, params.eventId).filter((guest) => discrepanciesOf(guest).length > 0);
    return { status: 200, body: { status: 'success', data: guestPage(rows, query) } };
  },

  getGuest: (db, { params }) => {
    const data = toGuest(guestOf(db, params.eventId, params.guestId));
    return { status: 200, body: { status: 'success', data } };
  },

  createGuest: (db, { params, body, user }) => {
    const event = eventOf(db, params.eventId);
    const { name, invitees = 1, inviteeOnCard = invitees, isWAPhone = true } = body;
    const guest = db.guests.put({
      ...without(body, notTheirs),
      name,
      invitees,
      inviteeOnCard,
      isWAPhone,
      rsvpCount: null,
      _id: db.newId(),
      event: event._id,
      createdBy: user._id,
    });
    return { status: 201, body: { status: 'success', data: [toGuest(guest)] } };
  },

  updateGuest: (db, { params, body }) => {
    const before = guestOf(db, params.eventId, params.guestId);
    const after: GuestRecord = { ...before, ...without(body, notTheirs) };
    // An answer above the limit may stay as it is, for the limit may have been lowered since; it may not become one.
    const changed = after.rsvpCount !== before.rsvpCount;
    if (changed && after.rsvpCount !== null && after.rsvpCount > after.invitees) {
      throw badRequest(`At most ${after.invitees} people are invited.`);
    }
    return { status: 200, body: { status: 'success', data: toGuest(db.guests.put(after)) } };
  },

  deleteGuest: (db, { params }) => {
    db.guests.remove(guestOf(db, params.eventId, params.guestId)._id);
    return { status: 204 };
  },
} satisfies Pick<
  BackendHandlers,
  'listGuests' | 'listGuestDiscrepancies' | 'getGuest' | 'createGuest' | 'updateGuest' | 'deleteGuest'
>;

function guestPage(rows: GuestRecord[], query: { limit: number; page: number }) {
  const page = pageOf(rows, query);
  return { ...page, docs: page.docs.map(toGuest) };
}

function toGuest(record: GuestRecord): Guest {
  const { remarks: _remarks, ...guest } = record;
  return {
    ...guest,
    ...(guest.rsvpCount === null ? {} : { rsvpConfirmed: hasAccepted(record) }),
    discrepancies: discrepanciesOf(record),
  };
}

/** What the server knows better than any client. Fields it does not know are kept. */
const notTheirs = ['_id', 'id', 'createdBy', 'event', 'rsvpConfirmed', 'discrepancies', 'remarks'];
