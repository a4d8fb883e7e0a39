import * as v from 'valibot';

/** How an event's invitations stand, in cards; a number that the server does not tell is undefined. */
export interface Analytics {
  total: number | undefined;
  accepted: number | undefined;
  rejected: number | undefined;
}

const cards = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);
const schema = v.fallback(v.object({ total: cards, accepted: cards, rejected: cards }), {});

/** Reads `guestsAnalytics`, an open object (openapi/QUESTIONS.md, A5). */
export function readAnalytics(given: unknown): Analytics {
  const { total, accepted, rejected } = v.parse(schema, given);
  return { total, accepted, rejected };
}

/** Cards with an answer, where both numbers are known. */
export const answered = ({ accepted, rejected }: Analytics) =>
  accepted === undefined || rejected === undefined ? undefined : accepted + rejected;

/** Cards without an answer, where all three numbers are known and fit each other. */
export function notAnswered(analytics: Analytics) {
  const known = answered(analytics);
  if (known === undefined || analytics.total === undefined) return undefined;
  return Math.max(0, analytics.total - known);
}

/** A part of the whole in percent, 0 where there is no whole. */
export const percentOf = (part = 0, whole = 0) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0);
