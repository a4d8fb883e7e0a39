import * as v from 'valibot';
import { isGuestId } from './guest-id.ts';

/** What a guest's page needs to know, read from whatever the server responds. */
export interface Invitation {
  /** The guest's _id, where the answer has one: the card image is named by it. */
  guestId: string | undefined;
  /** The saved count: 0 is declined, null is not answered yet. It may lie above `limit`. */
  saved: number | null;
  /** The most people that may come, or undefined where the answer has no usable number. */
  limit: number | undefined;
  /** What the card says ('Invited : …'). */
  inviteeOnCard: number | undefined;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
}

/** More people than this on one card is a mistake of the data, and no slider could set it. */
const mostInvitees = 1000;

const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+\s*$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
const count = v.fallback(v.optional(wholeNumber), undefined);
const usableLimit = v.pipe(wholeNumber, v.minValue(1), v.maxValue(mostInvitees));
/** Null where it is missing, undefined where it cannot be used. */
const limit = v.optional(
  v.union([
    v.null(),
    usableLimit,
    v.pipe(
      v.unknown(),
      v.transform(() => undefined),
    ),
  ]),
  null,
);
const text = v.fallback(v.pipe(v.string(), v.trim()), '');

const answer = v.object({
  data: v.object({
    _id: v.fallback(v.optional(v.pipe(v.string(), v.check(isGuestId))), undefined),
    rsvpCount: count,
    invitees: limit,
    inviteeOnCard: count,
    event: v.fallback(
      v.object({
        welcomeMessage: text,
        rsvpMessage: text,
        isSingleGuest: v.fallback(v.boolean(), false),
      }),
      { welcomeMessage: '', rsvpMessage: '', isSingleGuest: false },
    ),
  }),
});

/**
 * Reads the body of getRsvp. Numbers may come as text; what cannot be used is left undefined, and
 * a body that is no guest at all gives undefined.
 */
export function readInvitation(body: unknown): Invitation | undefined {
  const result = v.safeParse(answer, body);
  if (!result.success) return undefined;
  const { _id, rsvpCount, invitees, inviteeOnCard, event } = result.output.data;
  return {
    guestId: _id,
    saved: rsvpCount ?? null,
    limit: event.isSingleGuest && invitees !== undefined ? 1 : (invitees ?? undefined),
    inviteeOnCard: inviteeOnCard ?? invitees ?? undefined,
    ...event,
  };
}
