import { notFound } from '../engine/refusal.ts';
import type { Db } from './db.ts';
import type { EventRecord, GuestRecord, MessageRecord } from './records.ts';

export function eventOf(db: Db, eventId: string): EventRecord {
  const event = db.events.get(eventId);
  if (!event) throw notFound('There is no such event.');
  return event;
}

/** The guests of an event that exists, in the order of the list. */
export function guestsOf(db: Db, eventId: string): GuestRecord[] {
  const event = eventOf(db, eventId);
  return db.guests.all().filter((guest) => guest.event === event._id);
}

/** A guest of this very event: another event's guest is as good as none. */
export function guestOf(db: Db, eventId: string, guestId: string): GuestRecord {
  const event = eventOf(db, eventId);
  const guest = db.guests.get(guestId);
  if (guest?.event !== event._id) throw notFound('This event has no such guest.');
  return guest;
}

/** The messages of an event that exists, the oldest first. */
export function messagesOf(db: Db, eventId: string): MessageRecord[] {
  const event = eventOf(db, eventId);
  return db.messages
    .all()
    .filter((message) => message.event === event._id)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export function messageOf(db: Db, eventId: string, messageId: string): MessageRecord {
  const event = eventOf(db, eventId);
  const message = db.messages.get(messageId);
  if (message?.event !== event._id) throw notFound('This event has no such message.');
  return message;
}
