import { notFound } from '../engine/refusal.ts';
import type { Db } from './db.ts';
import type { EventRecord, GuestRecord, MessageRecord, UserRecord } from './records.ts';

/** What a call says about the event it means, and who calls. */
interface EventCall {
  params: { eventId: string };
  user: UserRecord;
}

/** Organisers see the events they created, staff see all of them (openapi/QUESTIONS.md, A23). */
export const isVisibleTo = ({ _id, role }: UserRecord, event: EventRecord): boolean =>
  event.user === _id || role.includes('staff');

/** An event of somebody else is as good as none. */
export function eventOf(db: Db, { params, user }: EventCall): EventRecord {
  const event = db.events.get(params.eventId);
  if (!event || !isVisibleTo(user, event)) throw notFound('There is no such event.');
  return event;
}

/** The guests of an event that exists, in the order of the list. */
export function guestsOf(db: Db, call: EventCall): GuestRecord[] {
  const event = eventOf(db, call);
  return db.guests.all().filter((guest) => guest.event === event._id);
}

/** A guest of this very event: another event's guest is as good as none. */
export function guestOf(db: Db, call: EventCall & { params: { guestId: string } }): GuestRecord {
  const event = eventOf(db, call);
  const guest = db.guests.get(call.params.guestId);
  if (guest?.event !== event._id) throw notFound('This event has no such guest.');
  return guest;
}

/** The messages of an event that exists, the oldest first. */
export function messagesOf(db: Db, call: EventCall): MessageRecord[] {
  const event = eventOf(db, call);
  return db.messages
    .all()
    .filter((message) => message.event === event._id)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export function messageOf(db: Db, call: EventCall & { params: { messageId: string } }): MessageRecord {
  const event = eventOf(db, call);
  const message = db.messages.get(call.params.messageId);
  if (message?.event !== event._id) throw notFound('This event has no such message.');
  return message;
}
