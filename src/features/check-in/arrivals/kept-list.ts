import * as v from 'valibot';
import { type Event, parseWholeEvent } from '../../../domain/event/event.ts';
import * as keys from '../../../storage/keys.ts';
import { type Stored, createStoredValue, getStoredKeys } from '../../../storage/storage.ts';

const schema = v.object({
  at: v.number(),
  guests: v.array(v.unknown()),
  /** The event and the user as last read, for a page that is opened without the server. */
  event: v.optional(v.unknown()),
  user: v.optional(v.unknown()),
});
/** A copy of an event's guest list on this device. */
export type KeptList = v.InferOutput<typeof schema>;

/** The copy of a user's guest list of one event. It is deleted with the check-ins. */
export const openKeptList = (userId: string, eventId: string): Stored<KeptList> =>
  createStoredValue(keys.keptList(userId, eventId), schema);

/** The event of a copy. */
export const loadKeptEvent = (userId: string, eventId: string): Event | undefined =>
  parseWholeEvent(openKeptList(userId, eventId).read()?.event);

/** The events of all copies of a user. */
export const loadKeptEvents = (userId: string): Event[] =>
  getStoredKeys(keys.keptList(userId, '')).flatMap(
    (key) => parseWholeEvent(createStoredValue(key, schema).read()?.event) ?? [],
  );
