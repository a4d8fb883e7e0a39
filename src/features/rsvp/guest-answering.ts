import type { RsvpApi } from '../../api/rsvp-client.ts';
import { createAnswering } from './answering.ts';
import { createConnection } from './connection.ts';
import { saveRsvp } from './mutations.ts';
import { readRsvp } from './queries.ts';
import { createUnsentStore } from './unsent-answer.ts';

/** A guest's answer over the real network, storage and tabs. */
export const createGuestAnswering = (api: RsvpApi, guestId: string) =>
  createAnswering({
    read: (signal) => readRsvp(api, guestId, signal),
    save: (count, signal) => saveRsvp(api, guestId, count, signal),
    unsent: createUnsentStore(guestId),
    connection: createConnection(guestId),
  });
