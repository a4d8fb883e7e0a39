import type { Guest } from '../../src/api/schema.gen.ts';
import { badRequest } from '../engine/refusal.ts';
import { findDiscrepancies, hasAccepted, hasRejected } from './answers.ts';
import type { GuestRecord } from './records.ts';
import { findEvent, findGuest, findGuests } from './find.ts';
import type { BackendHandlers } from './operations.ts';
import { getPage } from './get-page.ts';
import { without } from './without.ts';

export const guests = {
  listGuests: (db, call) => {
    const { query } = call;
    const rows = findGuests(db, call).filter((guest) => {
      if (query.rsvpConfirmed === true && !hasAccepted(guest)) return false;
      if (query.rsvpConfirmed === false && !hasRejected(guest)) return false;
      return query.isWAPhone === undefined || guest.isWAPhone === query.isWAPhone;
    });
    return { status: 200, body: { status: 'success', data: guestPage(rows, query) } };
  },

  listGuestDiscrepancies: (db, call) => {
    const rows = findGuests(db, call).filter((guest) => findDiscrepancies(guest).length > 0);
    return { status: 200, body: { status: 'success', data: guestPage(rows, call.query) } };
  },

  getGuest: (db, call) => {
    const data = toGuest(findGuest(db, call));
    return { status: 200, body: { status: 'success', data } };
  },

  createGuest: (db, call) => {
    const event = findEvent(db, call);
    const { body, user } = call;
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

  updateGuest: (db, call) => {
    const before = findGuest(db, call);
    const after: GuestRecord = { ...before, ...without(call.body, notTheirs) };
    // An existing answer above the limit may stay, because the limit may have been lowered since. A new one may not.
    const changed = after.rsvpCount !== before.rsvpCount;
    if (changed && after.rsvpCount !== null && after.rsvpCount > after.invitees) {
      throw badRequest(`At most ${after.invitees} people are invited.`);
    }
    return { status: 200, body: { status: 'success', data: toGuest(db.guests.put(after)) } };
  },

  deleteGuest: (db, call) => {
    db.guests.remove(findGuest(db, call)._id);
    return { status: 204 };
  },
} satisfies Pick<
  BackendHandlers,
  'listGuests' | 'listGuestDiscrepancies' | 'getGuest' | 'createGuest' | 'updateGuest' | 'deleteGuest'
>;

function guestPage(rows: GuestRecord[], query: { limit: number; page: number }) {
  const page = getPage(rows, query);
  return { ...page, docs: page.docs.map(toGuest) };
}

function toGuest(record: GuestRecord): Guest {
  const { remarks: _remarks, ...guest } = record;
  return {
    ...guest,
    ...(guest.rsvpCount === null ? {} : { rsvpConfirmed: hasAccepted(record) }),
    discrepancies: findDiscrepancies(record),
  };
}

/** Fields that only the server sets. Fields it does not know are kept. */
const notTheirs = ['_id', 'id', 'createdBy', 'event', 'rsvpConfirmed', 'discrepancies', 'remarks'];
