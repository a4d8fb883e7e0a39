import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { getComingCount } from '../guest/guest-answer.ts';
import type { Guest } from '../guest/guest.ts';
import { addSnapshot, getViewer } from './answers-seen.ts';

/** The answers that this device has shown, as people by the id of the guest, and when: milliseconds since 1970. */
const snapshotSchema = v.object({ at: v.number(), answers: v.record(v.string(), v.number()) });
const snapshotsSchema = v.object({ before: snapshotSchema, last: snapshotSchema });
type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** The answers of more guests would fill the storage. */
const maxGuests = 1000;

/** A whole guest list as the server sent it, and when: milliseconds since 1970. */
interface ReadGuests {
  eventId: string;
  guests: readonly Guest[];
  at: number;
}

/** Guests whose answer is new or another one. */
export interface LatestAnswers {
  guests: readonly Guest[];
  /** Those of them who had answered before. They do not count as news of the event, whose totals stay the same. */
  changed: ReadonlySet<Guest>;
  /** When the visit before ended: ISO 8601. */
  since: string;
}

const open = (userId: string, eventId: string) =>
  createStoredValue(keys.guestAnswersSeen(userId, eventId), snapshotsSchema);

/** An answer as one number; undefined without one. */
const toNumber = ({ answer }: Guest): number | undefined =>
  answer.kind === 'waiting' ? undefined : (getComingCount({ answer }) ?? comingUncounted);
const comingUncounted = -1;

function toSnapshot({ guests, at }: ReadGuests): Snapshot {
  const answers: Snapshot['answers'] = {};
  for (const guest of guests) {
    const answer = toNumber(guest);
    if (guest.id !== undefined && answer !== undefined) answers[guest.id] = answer;
  }
  return { at, answers };
}

/** The guests' answers that this device has shown: a guest has no time of answering, so the answers are compared. */
export const latestAnswers = {
  /** The answers since the visit before; undefined without any, and for guests whom this device has not shown before. */
  find(userId: string, read: ReadGuests): LatestAnswers | undefined {
    const seen = open(userId, read.eventId).read();
    if (!seen) return undefined;
    const { before } = addSnapshot(seen, toSnapshot(read));
    const guests = read.guests.filter((guest) => {
      const answer = toNumber(guest);
      return guest.id !== undefined && answer !== undefined && answer !== before.answers[guest.id];
    });
    if (guests.length === 0) return undefined;
    const changed = new Set(guests.filter(({ id = '' }) => id in before.answers));
    return { guests, changed, since: new Date(before.at).toISOString() };
  },
  /** Remembers that the answers are shown. */
  note(userId: string, read: ReadGuests) {
    const kept = open(userId, read.eventId);
    if (read.guests.length > maxGuests) kept.remove();
    else kept.write(addSnapshot(kept.read(), toSnapshot(read)));
  },
  /** An answer that the organiser has recorded is no news. */
  addOwn(eventId: string, guest: Guest) {
    const userId = getViewer(eventId);
    const kept = userId === undefined ? undefined : open(userId, eventId);
    const seen = kept?.read();
    const answer = toNumber(guest);
    if (!kept || !seen || guest.id === undefined || answer === undefined) return;
    for (const { answers } of [seen.before, seen.last]) answers[guest.id] = answer;
    kept.write(seen);
  },
};
