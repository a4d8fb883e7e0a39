/* The keys of a guest's queries, apart from the queries: what only reads the cache stays small. */

/** The key of all queries on an event's guest list, to invalidate after a change. */
export const guestListKey = (eventId: string) => ['listGuests', eventId] as const;

/** The key of getGuest. */
export const guestKey = (eventId: string, guestId: string) => ['getGuest', eventId, guestId] as const;
