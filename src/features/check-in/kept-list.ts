import * as v from 'valibot';
import { type Event, readWholeEvent } from '../../domain/event.ts';
import { type Stored, stored, storedKeys } from '../../storage/storage.ts';

const schema = v.object({
  at: v.number(),
  guests: v.array(v.unknown()),
  /** The event and the user as last read, for a page that is opened without the server. */
  event: v.optional(v.unknown()),
  user: v.optional(v.unknown()),
});
/** A copy of an event's guest list on this device. */
export type KeptList = v.InferOutput<typeof schema>;

const prefix = 'guestwise.check-in-list ';
const openList = (key: string): Stored<KeptList> => stored(key, schema);

/** The copy of a user's guest list of one event. It is deleted with the check-ins. */
export const keptList = (userId: string, eventId: string) => openList(`${prefix}${userId} ${eventId}`);

/** The event of a copy. */
export const readKeptEvent = (userId: string, eventId: string): Event | undefined =>
  readWholeEvent(keptList(userId, eventId).read()?.event);

/** The users with a copy for the check-in page at a path; none for any other page. */
export function readKeptUsers(pathname: string): unknown[] {
  const eventId = /\/events\/([^/]+)\/scan\/?$/.exec(pathname)?.[1];
  return storedKeys(prefix)
    .filter((key) => eventId !== undefined && key.endsWith(` ${eventId}`))
    .map((key) => openList(key).read()?.user);
}
