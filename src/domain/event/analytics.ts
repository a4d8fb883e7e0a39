import * as v from 'valibot';
import { getComingCount } from '../guest/guest-answer.ts';
import type { Guest } from '../guest/guest.ts';
import { count } from '../parse.ts';

/** The totals over an event's guests; undefined where the server sends no number. */
export interface Analytics {
  /** Guests: all, answered with 1 or more, answered with 0. */
  total?: number | undefined;
  accepted?: number | undefined;
  rejected?: number | undefined;
  /** People: the most that may come, and those who will. Not in the description, so often missing. */
  invitees?: number | undefined;
  confirmed?: number | undefined;
}

const schema = v.fallback(
  v.object({ total: count, accepted: count, rejected: count, invitees: count, confirmed: count }),
  {},
);

/** Parses `guestsAnalytics`, an open object (openapi/QUESTIONS.md, A5). */
export const parseAnalytics = (given: unknown): Analytics => v.parse(schema, given);

/** Guests without an answer, if all three numbers are known. */
export const countNotAnswered = ({ total, accepted, rejected }: Analytics) =>
  total === undefined || accepted === undefined || rejected === undefined
    ? undefined
    : Math.max(0, total - accepted - rejected);

/** The invitations by answer, if the server sends all three numbers. */
export function countAnswers(analytics: Analytics) {
  const waiting = countNotAnswered(analytics);
  const { accepted, rejected } = analytics;
  if (waiting === undefined || accepted === undefined || rejected === undefined) return undefined;
  return { coming: accepted, declined: rejected, waiting };
}

/** How many are coming of how many, in one unit. */
export interface ComingCount {
  unit: 'people' | 'invitations';
  coming: number;
  of: number;
}

/** Who is coming: people where the server counts them, otherwise invitations. Undefined without guests or numbers. */
export function countComing({ confirmed, invitees, accepted, total }: Analytics): ComingCount | undefined {
  if (total === 0) return undefined;
  if (confirmed !== undefined && invitees) return { unit: 'people', coming: confirmed, of: invitees };
  return accepted !== undefined && total ? { unit: 'invitations', coming: accepted, of: total } : undefined;
}

/** The totals without some of the guests that they count. */
export function withoutGuests(analytics: Analytics, guests: readonly Guest[]): Analytics {
  if (guests.length === 0) return analytics;
  const less = (value: number | undefined, by: number) =>
    value === undefined ? undefined : Math.max(0, value - by);
  const countKind = (kind: Guest['answer']['kind']) =>
    guests.filter(({ answer }) => answer.kind === kind).length;
  const sum = (read: (guest: Guest) => number | undefined) =>
    guests.reduce((total, guest) => total + (read(guest) ?? 0), 0);
  return {
    total: less(analytics.total, guests.length),
    accepted: less(analytics.accepted, countKind('coming')),
    rejected: less(analytics.rejected, countKind('declined')),
    invitees: less(
      analytics.invitees,
      sum(({ invitees }) => invitees),
    ),
    confirmed: less(analytics.confirmed, sum(getComingCount)),
  };
}
