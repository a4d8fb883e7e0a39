import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { createStore } from '../../storage/store.ts';
import type { Analytics } from './analytics.ts';

/** How many guests of an event had answered when this device showed it, and when: milliseconds since 1970. */
const snapshotSchema = v.object({ at: v.number(), answered: v.number() });
type Snapshot = v.InferOutput<typeof snapshotSchema>;
/** The latest count, and the count at the end of the previous visit, which new answers are counted from. */
const snapshotsSchema = v.object({ before: snapshotSchema, last: snapshotSchema });
type Snapshots = v.InferOutput<typeof snapshotsSchema>;

/** A visit ends when the event has not been shown for this long, in milliseconds. */
const visitEnd = 30 * 60_000;

/** Adds a snapshot. In a new visit, the latest one becomes the one at the end of the previous visit. */
export const addSnapshot = <S extends { at: number }>(
  seen: { before: S; last: S } | undefined,
  now: S,
): { before: S; last: S } => ({
  before: seen ? (now.at - seen.last.at > visitEnd ? seen.last : seen.before) : now,
  last: now,
});

/** New answers to an event. A guest has no time of answering, so the totals are compared. */
export interface AnswerNews {
  count: number;
  /** When the visit before ended: ISO 8601. */
  since: string;
}

/**
 * New answers in words: “3 answered since yesterday”.
 * @param now milliseconds since 1970
 */
export function describeAnswerNews(i18n: I18n, { count, since }: AnswerNews, now: number): MessageDescriptor {
  const ago = formatRelativeTime(since, now, i18n.locales ?? i18n.locale);
  return now - Date.parse(since) < oneDay
    ? msg`${plural(count, { one: '# answered since your last visit', other: '# answered since your last visit' })}`
    : msg`${plural(count, { one: `# answered since ${ago}`, other: `# answered since ${ago}` })}`;
}

const oneDay = 86_400_000;

/** An event as the server sent it, and when: milliseconds since 1970. */
export interface ReadEvent {
  id: string;
  analytics: Analytics;
  at: number;
}

const open = (userId: string, eventId: string) =>
  createStoredValue(keys.answersSeen(userId, eventId), snapshotsSchema);

function toSnapshot({ analytics: { accepted, rejected }, at }: ReadEvent): Snapshot | undefined {
  return accepted === undefined || rejected === undefined ? undefined : { at, answered: accepted + rejected };
}

const changes = createStore({});

/** The user to whom this tab has shown an event, by the event's id. */
const viewers = new Map<string, string>();

/** The user to whom this tab has shown an event. */
export const getViewer = (eventId: string) => viewers.get(eventId);

/** The answers to a user's events that this device has shown. */
export const answersSeen = {
  subscribe: changes.subscribe,
  getSnapshot: changes.getSnapshot,
  /** The new answers; undefined without any, and for an event that this device has not shown before. */
  getNews(userId: string, event: ReadEvent): AnswerNews | undefined {
    const seen = open(userId, event.id).read();
    const now = toSnapshot(event);
    if (!seen || !now) return undefined;
    const { before } = addSnapshot(seen, now);
    const count = now.answered - before.answered;
    return count > 0 ? { count, since: new Date(before.at).toISOString() } : undefined;
  },
  /** Remembers that an event is shown. */
  note(userId: string, event: ReadEvent) {
    const kept = open(userId, event.id);
    const now = toSnapshot(event);
    viewers.set(event.id, userId);
    if (now) kept.write(addSnapshot(kept.read(), now));
  },
  /** Answers that the organiser has recorded are no news: `count` more guests have one, or fewer if it is negative. */
  addOwn(eventId: string, count: number) {
    const userId = getViewer(eventId);
    const kept = userId === undefined ? undefined : open(userId, eventId);
    const seen = kept?.read();
    if (!kept || !seen || count === 0) return;
    const shift = ({ at, answered }: Snapshot): Snapshot => ({ at, answered: answered + count });
    kept.write({ before: shift(seen.before), last: shift(seen.last) });
    changes.set({});
  },
  /** Counts new answers from now on. @returns takes this back */
  dismiss(userId: string, event: ReadEvent) {
    const kept = open(userId, event.id);
    const seen = kept.read();
    const now = toSnapshot(event);
    const write = (next: Snapshots | undefined) => {
      if (next) kept.write(next);
      changes.set({});
    };
    write(now && { before: now, last: now });
    return () => write(seen);
  },
};
