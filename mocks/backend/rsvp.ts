import type { RsvpGuest } from '../../src/api/schema.gen.ts';
import { badRequest, notFound } from '../engine/refusal.ts';
import type { Db } from './db.ts';
import type { GuestRecord } from './records.ts';
import type { BackendHandlers } from './operations.ts';

/** The guests' own calls (the specification, section 2). The link is the only credential. */
export const rsvp = {
  getRsvp: (db, { params }) => {
    return {
      status: 200,
      body: { status: 'success', data: toInvitation(db, findInvited(db, params.guestId)) },
    };
  },

  saveRsvp: (db, { params, body }) => {
    const guest = findInvited(db, params.guestId);
    // The description cannot express this: the upper bound differs per guest.
    if (!(Number.isInteger(body.rsvpCount) && body.rsvpCount >= 0 && body.rsvpCount <= guest.invitees)) {
      throw badRequest(`At most ${guest.invitees} people are invited.`);
    }
    db.guests.put({ ...guest, rsvpCount: body.rsvpCount });
    return { status: 200, body: { status: 'success' } };
  },
} satisfies Pick<BackendHandlers, 'getRsvp' | 'saveRsvp'>;

function findInvited(db: Db, guestId: string): GuestRecord {
  const guest = db.guests.get(guestId);
  if (!guest) throw notFound('No guest has this link.');
  return guest;
}

/** Copied field by field, so that no other data of a guest leaks (openapi/QUESTIONS.md, A13). */
function toInvitation(db: Db, guest: GuestRecord): RsvpGuest {
  const event = db.events.get(guest.event);
  if (!event) throw notFound('No guest has this link.');
  const { welcomeMessage, rsvpMessage, isSingleGuest } = event;
  return {
    _id: guest._id,
    rsvpCount: guest.rsvpCount,
    invitees: guest.invitees,
    inviteeOnCard: guest.inviteeOnCard,
    event: {
      ...(welcomeMessage === undefined ? {} : { welcomeMessage }),
      ...(rsvpMessage === undefined ? {} : { rsvpMessage }),
      isSingleGuest,
    },
  };
}
