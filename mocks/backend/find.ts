import { notFound } from '../engine/refusal.ts';
import type { Db } from './db.ts';
import type { EventRecord, GuestRecord, MessageRecord, UserRecord } from './records.ts';

/** The parts of a call that name the event, and the caller. */
interface EventCall {
  params: { eventId: string };
  user: UserRecord;
}

/** Organisers see the events that they created, staff see all (openapi/QUESTIONS.md, A23). */
export const isVisibleTo = ({ _id, role }: UserRecord, event: EventRecord): boolean =>
  event.user === _id || role.includes('staff');

/** Another organiser's event is answered as if it did not exist. */
export function findEvent(db: Db, { params, user }: EventCall): EventRecord {
  const event = db.events.get(params.eventId);
  if (!event || !isVisibleTo(user, event)) throw notFound('There is no such event.');
  return event;
}

/** The guests of an existing event, in the order of the list. */
export function findGuests(db: Db, call: EventCall): GuestRecord[] {
  const event = findEvent(db, call);
  return db.guests.all().filter((guest) => guest.event === event._id);
}

/** A guest of this event; a guest of another event does not exist here. */
export function findGuest(db: Db, call: EventCall & { params: { guestId: string } }): GuestRecord {
  const event = findEvent(db, call);
  const guest = db.guests.get(call.params.guestId);
  if (guest?.event !== event._id) throw notFound('This event has no such guest.');
  return guest;
}

/** The messages of an existing event, oldest first. */
export function findMessages(db: Db, call: EventCall): MessageRecord[] {
  const event = findEvent(db, call);
  return db.messages
    .all()
    .filter((message) => message.event === event._id)
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export function findMessage(db: Db, call: EventCall & { params: { messageId: string } }): MessageRecord {
  const event = findEvent(db, call);
  const message = db.messages.get(call.params.messageId);
  if (message?.event !== event._id) throw notFound('This event has no such message.');
  return message;
}
