import * as v from 'valibot';
import { count } from './parse.ts';

/** How an event's invitations stand; a number that the server does not tell is undefined. */
export interface Analytics {
  /** Invitations: all, answered with 1 or more, answered with 0. */
  total: number | undefined;
  accepted: number | undefined;
  rejected: number | undefined;
  /** People: the most that may come, and those who will. */
  invitees: number | undefined;
  confirmed: number | undefined;
}

const schema = v.fallback(
  v.object({ total: count, accepted: count, rejected: count, invitees: count, confirmed: count }),
  {},
);

/** Reads `guestsAnalytics`, an open object (openapi/QUESTIONS.md, A5). */
export function readAnalytics(given: unknown): Analytics {
  const { total, accepted, rejected, invitees, confirmed } = v.parse(schema, given);
  return { total, accepted, rejected, invitees, confirmed };
}

/** Invitations without an answer, where all three numbers are known. */
export const notAnswered = ({ total, accepted, rejected }: Analytics) =>
  total === undefined || accepted === undefined || rejected === undefined
    ? undefined
    : Math.max(0, total - accepted - rejected);

/** A part of the whole in percent, 0 where there is no whole. */
export const percentOf = (part = 0, whole = 0) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0);
