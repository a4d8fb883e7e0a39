import type { Api } from '../../api/client.ts';
import { createAnswering } from './answering.ts';
import { lineOf } from './line.ts';
import { saveRsvp } from './mutations.ts';
import { readRsvp } from './queries.ts';
import { unsentAnswerOf } from './unsent-answer.ts';

/** A guest's answer over the real network, storage and tabs. */
export const answeringOf = (api: Api, guestId: string) =>
  createAnswering({
    read: (signal) => readRsvp(api, guestId, signal),
    save: (count, signal) => saveRsvp(api, guestId, count, signal),
    unsent: unsentAnswerOf(guestId),
    line: lineOf(guestId),
  });
